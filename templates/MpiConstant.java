class $Template$ {
    /** {@code $name$}: {@code $values$}. */
    @Generated("ConstantEmitter")
    public static final $Type$ $name$ = $value$;
}
