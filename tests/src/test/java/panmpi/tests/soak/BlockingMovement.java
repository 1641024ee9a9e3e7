package panmpi.tests.soak;

import mpi.Datatype;
import mpi.Intracomm;

/**
 * A collective call that moves data, which waits.
 *
 * @param kind which one.
 * @param comm who takes part.
 * @param s the buffer that is sent.
 * @param r the buffer that is received into.
 * @param root the root.
 */
record BlockingMovement(Movement kind, Intracomm comm, Part s, Part r, int root) {

    /** Makes the call. */
    void run() {
        switch (kind) {
            case BCAST -> comm.Bcast(b().buffer(), b().offset(), b().count(), b().type(), root);
            case GATHER ->
                    comm.Gather(
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
                    comm.Gatherv(
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
                    comm.Scatter(
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
                    comm.Scatterv(
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
                    comm.Allgather(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type());
            case ALLGATHERV ->
                    comm.Allgatherv(
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
                    comm.Alltoall(
                            s.buffer(),
                            s.offset(),
                            s.count(),
                            s.type(),
                            r.buffer(),
                            r.offset(),
                            r.count(),
                            r.type());
            case ALLTOALLV ->
                    comm.Alltoallv(
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
                    comm.Alltoallw(
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
        }
    }

    /** The one buffer of a broadcast. */
    private Part b() {
        return s.buffer() == null ? r : s;
    }

    private Datatype[] types(Part part) {
        return part.types(comm.Size());
    }
}
