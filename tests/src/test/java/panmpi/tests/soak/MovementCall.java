package panmpi.tests.soak;

import mpi.Datatype;
import mpi.Intracomm;
import mpi.Prequest;
import mpi.Request;

/**
 * A collective call that moves data, in each of the three ways.
 *
 * @param kind which one.
 * @param comm who takes part.
 * @param s the buffer that is sent.
 * @param r the buffer that is received into.
 * @param root the root.
 */
record MovementCall(Movement kind, Intracomm comm, Part s, Part r, int root) {

    /** The one buffer of a broadcast. */
    private Part b() {
        return s.buffer() == null ? r : s;
    }

    /** Makes the call. */
    void blocking() {
        switch (kind) {
            case BCAST -> comm.Bcast(b().buffer(), b().offset(), b().count(), b().type(), root);
            case GATHER ->
                    comm.Gather(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root);
            case GATHERV ->
                    comm.Gatherv(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type(), root);
            case SCATTER ->
                    comm.Scatter(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root);
            case SCATTERV ->
                    comm.Scatterv(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root);
            case ALLGATHER ->
                    comm.Allgather(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type());
            case ALLGATHERV ->
                    comm.Allgatherv(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type());
            case ALLTOALL ->
                    comm.Alltoall(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type());
            case ALLTOALLV ->
                    comm.Alltoallv(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type());
            case ALLTOALLW ->
                    comm.Alltoallw(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), types(s),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), types(r));
        }
    }

    private Datatype[] types(Part part) {
        return part.types(comm.Size());
    }

    /** Begins the call. */
    Request nonblocking() {
        return switch (kind) {
            case BCAST -> comm.Ibcast(b().buffer(), b().offset(), b().count(), b().type(), root);
            case GATHER ->
                    comm.Igather(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root);
            case GATHERV ->
                    comm.Igatherv(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type(), root);
            case SCATTER ->
                    comm.Iscatter(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root);
            case SCATTERV ->
                    comm.Iscatterv(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root);
            case ALLGATHER ->
                    comm.Iallgather(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type());
            case ALLGATHERV ->
                    comm.Iallgatherv(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type());
            case ALLTOALL ->
                    comm.Ialltoall(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type());
            case ALLTOALLV ->
                    comm.Ialltoallv(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type());
            case ALLTOALLW ->
                    comm.Ialltoallw(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), types(s),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), types(r));
        };
    }

    /** Prepares the call. */
    Prequest persistent() {
        return switch (kind) {
            case BCAST -> comm.Bcast_init(b().buffer(), b().offset(), b().count(), b().type(), root, null);
            case GATHER ->
                    comm.Gather_init(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root, null);
            case GATHERV ->
                    comm.Gatherv_init(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type(), root, null);
            case SCATTER ->
                    comm.Scatter_init(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root, null);
            case SCATTERV ->
                    comm.Scatterv_init(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), root, null);
            case ALLGATHER ->
                    comm.Allgather_init(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), null);
            case ALLGATHERV ->
                    comm.Allgatherv_init(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type(), null);
            case ALLTOALL ->
                    comm.Alltoall_init(
                            s.buffer(), s.offset(), s.count(), s.type(),
                            r.buffer(), r.offset(), r.count(), r.type(), null);
            case ALLTOALLV ->
                    comm.Alltoallv_init(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), s.type(),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), r.type(), null);
            case ALLTOALLW ->
                    comm.Alltoallw_init(
                            s.buffer(), s.offset(), s.counts(), s.displacements(), types(s),
                            r.buffer(), r.offset(), r.counts(), r.displacements(), types(r), null);
        };
    }
}
