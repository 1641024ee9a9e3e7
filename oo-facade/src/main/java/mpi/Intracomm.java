package mpi;

/** A communicator within one group of processes; it has the collective calls. */
public class Intracomm extends IntracommCalls {

    Intracomm(long handle) {
        adopt(handle);
    }
}
