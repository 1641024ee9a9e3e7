class $Template$ {
    /** What is otherwise in $library$. */
    private static void $method$(AbiTableBuilder table) {
        $statements$();
    }
}
