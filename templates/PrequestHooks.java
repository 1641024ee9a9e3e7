class $Template$ {
    /** Brings what is to be sent off-heap, since the program may have changed it. */
    abstract void starting();

    /** Takes the handle that a start left, and whether it succeeded. */
    abstract void started(long newHandle, boolean really);

    /** Brings partitions that are ready off-heap. */
    abstract void ready(int first, int last);

    /** Brings partitions that are ready off-heap. */
    abstract void ready(int[] several);

    /** Brings a partition that has arrived into the program's buffer. */
    abstract void arrived(int partition, boolean really);
}
