class $Template$ {
    /** $says$ */
    @Generated("FacadeConstants")
    public static final $Type$ $name$ = $value$;
}
