package panmpi.tests.soak;

import mpi.Datatype;
import mpi.Intracomm;
import mpi.Request;

/**
 * A collective call that moves data, which only begins.
 *
 * @param kind which one.
 * @param comm who takes part.
 * @param s the buffer that is sent.
 * @param r the buffer that is received into.
 * @param root the root.
 */
record NonblockingMovement(Movement kind, Intracomm comm, Part s, Part r, int root) {

    /** Begins the call. */
    Request begin() {
        return switch (kind) {
            case BCAST -> comm.Ibcast(b().buffer(), b().offset(), b().count(), b().type(), root);
            case GATHER ->
                    comm.Igather(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type(),
                            root);
            case GATHERV ->
                    comm.Igatherv(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.counts(),
                            r.displacements(),
                            r.type(),
                            root);
            case SCATTER ->
                    comm.Iscatter(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type(),
                            root);
            case SCATTERV ->
                    comm.Iscatterv(
                            s.buffer(),
                            s.offset(),
                            s.counts(),
                            s.displacements(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type(),
                            root);
            case ALLGATHER ->
                    comm.Iallgather(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type());
            case ALLGATHERV ->
                    comm.Iallgatherv(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.counts(),
                            r.displacements(),
                            r.type());
            case ALLTOALL ->
                    comm.Ialltoall(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type());
            case ALLTOALLV ->
                    comm.Ialltoallv(
                            s.buffer(),
                            s.offset(),
                            s.counts(),
                            s.displacements(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.counts(),
                            r.displacements(),
                            r.type());
            case ALLTOALLW ->
                    comm.Ialltoallw(
                            s.buffer(),
                            s.offset(),
                            s.counts(),
                            s.displacements(),
                            types(s),
                            r.buffer(),
                            r.offset(),
                            r.counts(),
                            r.displacements(),
                            types(r));
        };
    }

    /** The one buffer of a broadcast. */
    private Part b() {
        return s.buffer() == null ? r : s;
    }

    private Datatype[] types(Part part) {
        return part.types(comm.Size());
    }
}
