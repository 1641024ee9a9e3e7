package mpi.internal.strict.simulation;

/** Waits for operations. */
interface Waiting {

    /** Looks again, since an operation is complete. */
    void mayGoOn();
}
