package mpi;

/** A generalized request: the program performs the operation and reports its completion. */
public final class Grequest extends GrequestCalls {

    Grequest(long handle) {
        super(handle);
    }
}
