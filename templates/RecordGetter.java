class $Template$ {
    /**
     * {@link #$component$()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return $says$
     */
    @Generated("AliasEmitter")
    public $Type$ $method$() {
        return $component$;
    }
}
