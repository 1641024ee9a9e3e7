class $Template$ {
    /** Records that the program completes the operation; throws if it did so before. */
    abstract void ending();
}
