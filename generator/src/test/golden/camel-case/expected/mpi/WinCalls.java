// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

/**
 * The calls of {@link Win} that follow from the header by rule.
 */
abstract class WinCalls extends Exposure {

    WinCalls(long handle) {
        super(handle);
    }
}
