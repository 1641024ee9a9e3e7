class $Template$ {
    /**
     $summary$
     *
     * <p>C: {@code $prototype$}.
     *
     $tags$
     */
    @Generated("CallsEmitter")
    public $static$ $Return$ $method$($Params$ $params$) {
        $objects$();
        try (Frame frame = Frame.$open$) {
            $statements$();
        }
    }
}
