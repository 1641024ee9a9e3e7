package panmpi.generator.model;

import java.util.Set;

/**
 * A constant of the header: a macro, an enumerator, or a variable that serves as one.
 *
 * @param name its C name
 * @param type {@code int}, {@code long}, {@code double}, {@code pointer}, {@code string}, or the
 *     scalar typedef that it is declared with or cast to ({@code MPI_Comm}); for a variable that
 *     the binding cannot read, the variable's type
 * @param source how its value is found
 * @param value a number, a string, or the name of a symbol
 */
public record Constant(String name, String type, Source source, String value) {

    private static final Set<String> UNREADABLE =
            Set.of("byte", "short", "char", "boolean", "float", "double");

    /** Places where a constant's value comes from. */
    public enum Source {
        /** The value is in the header. */
        LITERAL(""),
        /** The value is the address of a symbol of the library. */
        ADDRESS("&"),
        /** The value is the content of a variable of the library. */
        VARIABLE("*");

        private final String mark;

        Source(String mark) {
            this.mark = mark;
        }

        /** Mark before the value in a snapshot. */
        public String mark() {
            return mark;
        }
    }

    /**
     * Tests whether the binding has a type for the value. It has none for a variable of a type such
     * as {@code float}.
     */
    public boolean isReadable() {
        return source != Source.VARIABLE || !UNREADABLE.contains(type);
    }

    /** Copies the constant with the type that a cast in the header gives it. */
    public Constant withType(String newType) {
        return new Constant(name, newType, source, value);
    }
}
