package panmpi.generator.model;

/**
 * A parameter and what it means.
 *
 * @param param the parameter
 * @param kind what it means
 * @param direction which way its value travels
 * @param many whether it is several values: a C array, or a pointer to the first of several
 * @param guess whether no rule says what it means, and the kind is what is left
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
}
