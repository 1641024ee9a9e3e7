package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import panmpi.generator.model.Api;
import panmpi.generator.model.CType;
import panmpi.generator.model.Function;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Param;

/**
 * Shape of a prototype: the Java carriers (primitive types or addresses) of its result and
 * parameters. Functions with equal carriers can be called in the same way.
 *
 * @param result the result
 * @param params the parameters, in order
 */
record Shape(Slot result, List<Slot> params) {

    private static final Set<String> NUMBERS = Set.of("int", "long", "long long", "double");

    /** Maps C types to carriers. */
    private interface Carriers {
        JavaType of(CType type);
    }

    /**
     * Value that is passed: a parameter or the result.
     *
     * @param name the name of the parameter; empty for the result
     * @param type the C type of the value
     * @param java the carrier of the value
     * @param behind the carrier of the type that an address points to; {@code VOID} if that is
     *     unknown or the value is no address
     */
    record Slot(String name, CType type, JavaType java, JavaType behind) {

        /**
         * Tests whether this value and the other have the same carrier and, if they are addresses,
         * whether they point to values of the same carrier.
         */
        boolean hasSameCarriers(Slot other) {
            return java == other.java && behind == other.behind;
        }

        /** Tests whether this value and the other are integers that are passed by value. */
        boolean isIntegerAs(Slot other) {
            return isInteger() && other.isInteger();
        }

        private boolean isInteger() {
            return java == JavaType.INT || java == JavaType.LONG;
        }

        /** Describes the type of the value for a message. */
        String says() {
            return switch (java) {
                case INT -> "a 32-bit integer";
                case LONG -> "a 64-bit integer";
                case POINTER ->
                        switch (behind) {
                            case INT -> "the address of 32-bit integers";
                            case LONG -> "the address of 64-bit integers";
                            case HANDLE -> "the address of handles";
                            case DOUBLE -> "the address of doubles";
                            default -> "an address";
                        };
                case HANDLE -> "a handle";
                case VOID -> "nothing";
                default -> "a " + java.java();
            };
        }
    }

    /** Returns the shape of a prototype in the binding. */
    static Shape of(Merged merged, Function f) {
        return of(merged, f, merged::javaType);
    }

    /** Returns the shape of a library's own prototype, with the widths of that library's types. */
    static Shape of(Merged merged, Function f, Api library) {
        return of(merged, f, type -> merged.javaType(type, library));
    }

    private static Shape of(Merged merged, Function f, Carriers carried) {
        Slot result = slot(merged, "", f.returns(), carried);
        List<Slot> params = new ArrayList<>();
        for (Param p : f.params()) {
            params.add(slot(merged, p.name(), p.type(), carried));
        }
        return new Shape(result, List.copyOf(params));
    }

    private static Slot slot(Merged merged, String name, CType type, Carriers carried) {
        return new Slot(name, type, carried.of(type), behind(merged, type, carried));
    }

    /**
     * Returns the carrier of the type that an address points to, whose width must also be the same
     * in all libraries.
     */
    private static JavaType behind(Merged merged, CType type, Carriers carried) {
        boolean handle = merged.handles().contains(type.base());
        boolean number =
                merged.apis().stream().anyMatch(a -> a.typedefs().containsKey(type.base()))
                        || NUMBERS.contains(type.base());
        return type.depth() == 1 && (handle || number)
                ? carried.of(CType.plain(type.base()))
                : JavaType.VOID;
    }

    /** Tests whether functions of both shapes are called in the same way. */
    boolean hasSameCarriers(Shape other) {
        boolean same = params.size() == other.params.size() && result.hasSameCarriers(other.result);
        for (int i = 0; same && i < params.size(); i++) {
            same = params.get(i).hasSameCarriers(other.params.get(i));
        }
        return same;
    }
}
