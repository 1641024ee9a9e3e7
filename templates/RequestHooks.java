// Abstract methods of the generated base class RequestCalls, which calls them; the hand-written class mpi.Request implements them.
class $Template$ {
    /**
     * Stores the handle as it is after a call; if the request is complete, copies received data to
     * the program's buffers.
     */
    abstract void update(long newHandle, boolean completed);
}
