class $Template$ {
    /**
     $summary$
     *
     * <p>C: {@code $prototype$}.
     *
     $tags$
     */
    @Generated("CallsEmitter")
    public $Return$ $method$($Params$ $params$) {
        $statements$();
    }
}
