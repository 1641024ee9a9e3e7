class $Template$ {
    /** Reads the status that a call has written. */
    abstract void read(MemorySegment statusAt);
}
