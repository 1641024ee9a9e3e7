package panmpi.generator.model;

/**
 * A parameter and what it means.
 *
 * @param param the parameter
 * @param kind its meaning
 * @param direction the direction of its value
 * @param many whether it is several values: a C array, or a pointer to the first of several
 * @param guess whether no rule decided, and the kind is a default
 */
public record ParamUse(
        Param param, ParamKind kind, Direction direction, boolean many, boolean guess) {

    /** The parameter's name. */
    public String name() {
        return param.name();
    }

    /** The C type's own name: a handle's type. */
    public String base() {
        return param.type().base();
    }

    /** The facade's name of the C type, a handle's or a status's: {@code Comm}. */
    public String typeName() {
        return base().replaceFirst("^MPIX?_", "");
    }
}
