// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Distgraphcomm} that follow from the header by rule.
 */
abstract class DistgraphcommCalls extends Topocomm {

    DistgraphcommCalls(long handle) {
        super(handle);
    }
}
