class $Template$ {
    /** Takes what a call made of the status. */
    abstract void read(MemorySegment statusAt);
}
