package panmpi.tests.soak;

import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Op;
import mpi.Prequest;
import mpi.Request;

/**
 * A collective call that combines, in each of the three ways.
 *
 * @param kind which one.
 * @param comm who takes part.
 * @param s the numbers of this rank; null where they are in the other buffer.
 * @param r where the result goes; null where there is none.
 * @param counts numbers of each rank's result.
 * @param op what combines.
 * @param root the root.
 */
record ReductionCall(
        ReductionKind kind, Intracomm comm, Room s, Room r, int[] counts, Op op, int root) {

    private Object sent() {
        return s == null ? MPI.IN_PLACE : s.buffer;
    }

    private int from() {
        return s == null ? 0 : s.layout().offset();
    }

    private Object got() {
        return r == null ? null : r.buffer;
    }

    private int to() {
        return r == null ? 0 : r.layout().offset();
    }

    private int n() {
        return (s == null ? r : s).layout().count();
    }

    private Datatype type() {
        return (s == null ? r : s).layout().type().element().datatype;
    }

    /** Makes the call. */
    void blocking() {
        switch (kind) {
            case REDUCE -> comm.Reduce(sent(), from(), got(), to(), n(), type(), op, root);
            case ALLREDUCE -> comm.Allreduce(sent(), from(), got(), to(), n(), type(), op);
            case SCAN -> comm.Scan(sent(), from(), got(), to(), n(), type(), op);
            case EXSCAN -> comm.Exscan(sent(), from(), got(), to(), n(), type(), op);
            case REDUCE_SCATTER ->
                    comm.Reduce_scatter(sent(), from(), got(), to(), counts, type(), op);
            case REDUCE_SCATTER_BLOCK ->
                    comm.Reduce_scatter_block(sent(), from(), got(), to(), counts[0], type(), op);
        }
    }

    /** Begins the call. */
    Request nonblocking() {
        return switch (kind) {
            case REDUCE -> comm.Ireduce(sent(), from(), got(), to(), n(), type(), op, root);
            case ALLREDUCE -> comm.Iallreduce(sent(), from(), got(), to(), n(), type(), op);
            case SCAN -> comm.Iscan(sent(), from(), got(), to(), n(), type(), op);
            case EXSCAN -> comm.Iexscan(sent(), from(), got(), to(), n(), type(), op);
            case REDUCE_SCATTER ->
                    comm.Ireduce_scatter(sent(), from(), got(), to(), counts, type(), op);
            case REDUCE_SCATTER_BLOCK ->
                    comm.Ireduce_scatter_block(sent(), from(), got(), to(), counts[0], type(), op);
        };
    }

    /** Prepares the call. */
    Prequest persistent() {
        return switch (kind) {
            case REDUCE ->
                    comm.Reduce_init(sent(), from(), got(), to(), n(), type(), op, root, null);
            case ALLREDUCE ->
                    comm.Allreduce_init(sent(), from(), got(), to(), n(), type(), op, null);
            case SCAN -> comm.Scan_init(sent(), from(), got(), to(), n(), type(), op, null);
            case EXSCAN -> comm.Exscan_init(sent(), from(), got(), to(), n(), type(), op, null);
            case REDUCE_SCATTER ->
                    comm.Reduce_scatter_init(sent(), from(), got(), to(), counts, type(), op, null);
            case REDUCE_SCATTER_BLOCK ->
                    comm.Reduce_scatter_block_init(
                            sent(), from(), got(), to(), counts[0], type(), op, null);
        };
    }
}
