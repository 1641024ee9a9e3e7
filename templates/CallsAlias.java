class $Template$ {
    /**
     $summary$
     *
     $tags$
     */
    @Generated(value = "AliasEmitter", comments = "$function$")
    public $static$ $Return$ $method$($Params$ $params$) {
        $statements$();
    }
}
