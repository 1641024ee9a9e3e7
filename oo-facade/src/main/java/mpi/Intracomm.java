package mpi;

/** A communicator within one group of processes. */
public class Intracomm extends IntracommCalls {

    Intracomm(long handle) {
        super(handle);
    }
}
