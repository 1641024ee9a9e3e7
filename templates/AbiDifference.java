class $Template$ {
    /** Differences of $library$. */
    private static void $method$(AbiTableBuilder table) {
        $statements$();
    }
}
