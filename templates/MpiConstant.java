class $Template$ {
    /** {@code $name$}, in $libraries$. */
    @Generated("ConstantEmitter")
    public static final $Type$ $name$ = $value$;
}
