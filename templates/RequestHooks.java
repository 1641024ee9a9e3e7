class $Template$ {
    /** Takes the handle that a call left, and brings outputs back if the call completed it. */
    abstract void update(long newHandle, boolean completed);
}
