class $Template$ {
    /** Returns the results by name, with the elements of arrays. */
    @Override
    public String toString() {
        return ResultTexts.of(this);
    }
}
