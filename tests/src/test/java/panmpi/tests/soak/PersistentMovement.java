package panmpi.tests.soak;

import mpi.Datatype;
import mpi.Intracomm;
import mpi.Prequest;

/**
 * A collective call that moves data, which begins as often as the program likes.
 *
 * @param kind which one.
 * @param comm who takes part.
 * @param s the buffer that is sent.
 * @param r the buffer that is received into.
 * @param root the root.
 */
record PersistentMovement(Movement kind, Intracomm comm, Part s, Part r, int root) {

    /** Prepares the call. */
    Prequest prepare() {
        return switch (kind) {
            case BCAST ->
                    comm.Bcast_init(
                            b().buffer(), b().offset(), b().count(), b().type(), root, null);
            case GATHER ->
                    comm.Gather_init(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type(),
                            root,
                            null);
            case GATHERV ->
                    comm.Gatherv_init(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.counts(),
                            r.displacements(),
                            r.type(),
                            root,
                            null);
            case SCATTER ->
                    comm.Scatter_init(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type(),
                            root,
                            null);
            case SCATTERV ->
                    comm.Scatterv_init(
                            s.buffer(),
                            s.offset(),
                            s.counts(),
                            s.displacements(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type(),
                            root,
                            null);
            case ALLGATHER ->
                    comm.Allgather_init(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type(),
                            null);
            case ALLGATHERV ->
                    comm.Allgatherv_init(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.counts(),
                            r.displacements(),
                            r.type(),
                            null);
            case ALLTOALL ->
                    comm.Alltoall_init(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type(),
                            null);
            case ALLTOALLV ->
                    comm.Alltoallv_init(
                            s.buffer(),
                            s.offset(),
                            s.counts(),
                            s.displacements(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.counts(),
                            r.displacements(),
                            r.type(),
                            null);
            case ALLTOALLW ->
                    comm.Alltoallw_init(
                            s.buffer(),
                            s.offset(),
                            s.counts(),
                            s.displacements(),
                            types(s),
                            r.buffer(),
                            r.offset(),
                            r.counts(),
                            r.displacements(),
                            types(r),
                            null);
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
