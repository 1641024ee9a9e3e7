class $Template$ {
    /** Throws if the operation has ended already. */
    abstract void ending();
}
