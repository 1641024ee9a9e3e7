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
        return new Status(statusOf$method$($arguments$), 0, $received$);
    }

    @Generated("CallsEmitter")
    private $static$ MemorySegment statusOf$method$($Params$ $params$) {
        try (Frame frame = Frame.$open$) {
            $statements$();
        }
    }
}
