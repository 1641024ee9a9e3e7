class $Template$ {
    /** Throws if the operation has ended before. */
    abstract void ending();
}
