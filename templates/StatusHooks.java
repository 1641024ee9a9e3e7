// Abstract methods of the generated base class StatusCalls, which calls them; the hand-written class mpi.Status implements them.
class $Template$ {
    /** Reads the status that a call has written. */
    abstract void read(MemorySegment statusAt);
}
