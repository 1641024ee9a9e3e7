// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Grequest} that the generator makes from the MPI header.
 */
abstract class GrequestCalls extends Request {

    GrequestCalls(long handle) {
        super(handle, null, null);
    }

    /**
     * Called when the program reports that the operation is complete; throws if it has done so before.
     */
    abstract void ending();
}
