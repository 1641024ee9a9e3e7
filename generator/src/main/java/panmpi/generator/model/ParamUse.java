package panmpi.generator.model;

/**
 * A parameter and what it means.
 *
 * @param param the parameter
 * @param kind what it means
 */
public record ParamUse(Param param, ParamKind kind) {

    /** The parameter's name. */
    public String name() {
        return param.name();
    }

    /** The C type's own name: a handle's type. */
    public String base() {
        return param.type().base();
    }
}
