package panmpi.tests.soak;

import mpi.Comm;
import mpi.CommMprobe;
import mpi.Datatype;
import mpi.Status;

/** The ways to receive: begun before anything is sent, or at the end of what a rank does. */
enum Receiving {
    IRECV,
    RECV_INIT,
    RECV,
    PROBE,
    MPROBE,
    IMRECV;

    /** True if it begins before anything is sent. */
    boolean isEarly() {
        return this == IRECV || this == RECV_INIT;
    }

    /** Receives, if not early. */
    Status receive(Comm comm, CheckedBuffer room, Datatype type, int source, int tag) {
        Object buffer = room.buffer;
        int offset = room.layout().offset();
        int count = room.layout().count();
        return switch (this) {
            case PROBE -> {
                Status status = comm.Probe(source, tag);
                yield comm.Recv(buffer, offset, count, type, status.source, status.tag);
            }
            case MPROBE -> {
                CommMprobe probed = comm.Mprobe(source, tag);
                yield probed.message().Mrecv(buffer, offset, count, type);
            }
            case IMRECV -> {
                CommMprobe probed = comm.Mprobe(source, tag);
                yield probed.message().Imrecv(buffer, offset, count, type).Wait();
            }
            default -> comm.Recv(buffer, offset, count, type, source, tag);
        };
    }
}
