class $Template$ {
    /** Changes the table of the newest library to the values of $library$. */
    private static void $method$(AbiTableBuilder table) {
        $statements$();
    }
}
