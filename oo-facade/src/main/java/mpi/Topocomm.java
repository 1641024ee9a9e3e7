package mpi;

/** A communicator whose processes have neighbours. */
public abstract class Topocomm extends TopocommCalls {

    Topocomm(long handle) {
        super(handle);
    }
}
