package panmpi.generator.emit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import panmpi.generator.model.CType;
import panmpi.generator.model.Classes;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * One of the two forms in which a function becomes a method: the usual form, with arrays and {@code
 * int} counts, or the large form, with segments and {@code long} counts.
 *
 * @param method the rules' decisions about the function
 * @param large whether this is the large form
 * @param merged the types of all libraries
 * @param methods all methods of the facade
 * @param classes the classes of the facade
 */
record Form(
        FacadeMethod method, boolean large, Merged merged, MethodTable methods, Classes classes) {

    /**
     * Returns the name of the function that the form calls: for the large form the large function,
     * in place of which the usual function is called if the library lacks it.
     */
    String function() {
        return large ? method.large().orElseThrow().name() : method.function().name();
    }

    /** Returns the name of the constant that is true if the library has the large function. */
    String hasLarge() {
        return function().replaceFirst("^MPIX?_", "").toUpperCase(Locale.ROOT);
    }

    /** Tests whether a parameter's numbers are {@code long} in Java. */
    boolean isWide(ParamUse p) {
        return isWide(large ? largeType(p) : p.param().type());
    }

    /**
     * Tests whether a parameter is {@code long} in this form, but narrower in the usual C function,
     * so that its value must be narrowed if that function is called.
     */
    boolean isNarrowed(ParamUse p) {
        return large && isWide(largeType(p)) && !isWide(p.param().type());
    }

    private boolean isWide(CType type) {
        return merged.javaType(CType.plain(type.base())) == JavaType.LONG;
    }

    private CType largeType(ParamUse p) {
        return method.large().orElseThrow().params().get(method.params().indexOf(p)).type();
    }

    /** Returns the Java type of a parameter's numbers. */
    String number(ParamUse p) {
        if (merged.javaType(CType.plain(p.base())) == JavaType.DOUBLE) {
            if (p.many()) {
                throw new IllegalArgumentException("an array of double: " + p.param());
            }
            return "double";
        }
        return isWide(p) ? "long" : "int";
    }

    /**
     * Returns the expression for a number that another function returns. The {@code reference} is
     * written as in {@code exceptions.rules}, such as {@code MPI_Comm_rank.rank}.
     */
    String expression(String reference) {
        return new References(this).expression(reference);
    }

    /** Tests whether the class that has the method has a property. */
    boolean isOf(Trait trait) {
        return method.type().has(trait);
    }

    /** Tests whether a class has a property. */
    boolean is(String type, Trait trait) {
        return classes.named(type).has(trait);
    }

    /** Tests whether the class of a parameter's type has a property. */
    boolean is(ParamUse p, Trait trait) {
        return classes.of(p.base()).has(trait);
    }

    /**
     * Returns the expression for a parameter of the C function: a parameter of the Java method, or
     * {@code this}.
     */
    String value(ParamUse p) {
        return method.isSelf(p) ? "(" + method.owner() + ") this" : JavaNames.identifier(p.name());
    }

    /**
     * Returns the parameter that is the operation of a reduction; empty if the function has none.
     */
    Optional<ParamUse> operation() {
        return params().stream()
                .filter(p -> p.kind() == ParamKind.HANDLE && is(p, Trait.OPERATION))
                .findFirst();
    }

    List<ParamUse> params() {
        return method.params();
    }

    /** Returns the parameters that come after {@code p} in the C function. */
    List<ParamUse> after(ParamUse p) {
        return params().subList(params().indexOf(p) + 1, params().size());
    }

    /** Returns the parameter that comes directly before {@code p} in the C function. */
    Optional<ParamUse> before(ParamUse p) {
        int index = params().indexOf(p);
        return index > 0 ? Optional.of(params().get(index - 1)) : Optional.empty();
    }

    /** Tests whether the function has a parameter of a kind and direction. */
    boolean has(ParamKind kind, Direction direction) {
        return params().stream().anyMatch(p -> p.kind() == kind && p.direction() == direction);
    }

    /** Returns the first parameter of a kind and direction; empty if there is none. */
    Optional<ParamUse> first(ParamKind kind, Direction direction) {
        return params().stream()
                .filter(p -> p.kind() == kind && p.direction() == direction)
                .findFirst();
    }
}
