package mpi;

/** A request of the program's own: it is complete when the program says so. */
public final class Grequest extends GrequestCalls {

    Grequest(long handle) {
        super(handle);
    }
}
