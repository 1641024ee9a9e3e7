// Abstract methods of the generated base class PrequestCalls, which calls them; the hand-written class mpi.Prequest implements them.
class $Template$ {
    /** Copies the data to off-heap memory before a start, since the program may have changed it. */
    abstract void starting();

    /** Stores the handle as it is after a start; {@code really} is true if the start succeeded. */
    abstract void started(long newHandle, boolean really);

    /** Copies partitions, which the program has marked ready, to off-heap memory. */
    abstract void ready(int first, int last);

    /** Copies partitions, which the program has marked ready, to off-heap memory. */
    abstract void ready(int[] several);

    /** Copies a partition into the program's buffer if {@code really}, that is, if it arrived. */
    abstract void arrived(int partition, boolean really);
}
