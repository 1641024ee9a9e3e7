package panmpi.generator.model;

/**
 * A parameter and what it means.
 *
 * @param param the parameter
 * @param kind its meaning
 * @param direction the direction of its value
 * @param many whether it is several values: an array, or a pointer to the first of several values
 * @param guess true if {@code kind} is only a default, which no rule confirms
 */
public record ParamUse(
        Param param, ParamKind kind, Direction direction, boolean many, boolean guess) {

    /** Returns the parameter's name. */
    public String name() {
        return param.name();
    }

    /**
     * Returns the name of the C type without pointers and qualifiers; for a handle, the handle's
     * type.
     */
    public String base() {
        return param.type().base();
    }

    /**
     * Returns the name of the C type without MPI's prefix, such as {@code Comm}, which is its class
     * in the facade.
     */
    public String typeName() {
        return base().replaceFirst("^MPIX?_", "");
    }
}
