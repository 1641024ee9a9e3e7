class $Template$ {
    $Template$($Params$ $params$) {
        super($arguments$);
    }
}
