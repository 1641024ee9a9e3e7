class $Template$ {
    /**
     * {@link #$component$()} under its camelCase name.
     *
     * @return $says$
     */
    @Generated("AliasEmitter")
    public $Type$ $method$() {
        return $component$;
    }
}
