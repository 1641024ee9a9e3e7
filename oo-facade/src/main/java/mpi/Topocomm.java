package mpi;

/** A communicator with a topology: its processes have neighbours. */
public abstract class Topocomm extends TopocommCalls {

    Topocomm(long handle) {
        super(handle);
    }
}
