class $Template$ {
    /** Copies the data to send off-heap again, since the program may have changed them. */
    abstract void starting();

    /** Stores the handle that a start has left, and records if the start succeeded. */
    abstract void started(long newHandle, boolean really);

    /** Copies partitions that are ready off-heap. */
    abstract void ready(int first, int last);

    /** Copies partitions that are ready off-heap. */
    abstract void ready(int[] several);

    /** Copies a partition that has arrived into the program's buffer. */
    abstract void arrived(int partition, boolean really);
}
