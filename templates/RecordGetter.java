class $Template$ {
    /**
     * {@link #$component$()} <span class="camel-case">under its camelCase name</span>.
     *
     * @return $says$
     */
    public $Type$ $method$() {
        return $component$;
    }
}
