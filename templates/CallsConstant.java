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
        if ($constant$ == UNKNOWN) {
            $constant$ = ask$method$($arguments$);
        }
        Job.require("$function$");
        return $constant$;
    }

    @Generated("CallsEmitter")
    private $static$ $Return$ ask$method$($Params$ $params$) {
        $objects$();
        try (Frame frame = Frame.$open$) {
            $statements$();
        }
    }
}
