class $Template$ {
    /** MPI's {@code $constant$}. */
    @Generated("FacadeConstants")
    public static final $Type$ $name$ = $value$;
}
