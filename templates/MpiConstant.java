class $Template$ {
    /** {@code $name$}: $values$. */
    @Generated("ConstantEmitter")
    public static final $Type$ $name$ = $value$;
}
