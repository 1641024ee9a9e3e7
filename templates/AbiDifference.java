class $Template$ {
    /** What is otherwise in $library$. */
    private static void $method$(AbiTable.Builder table) {
        $statements$();
    }
}
