package panmpi.tests.soak;

import mpi.Comm;
import mpi.CommMprobe;
import mpi.Datatype;
import mpi.Status;

/** The ways to receive: begun before anything is sent, or as the last action of a rank. */
enum Receiving {
    IRECV,
    RECV_INIT,
    RECV,
    PROBE,
    MPROBE,
    IMRECV;

    /** Returns true if the receive begins before anything is sent. */
    boolean isEarly() {
        return this == IRECV || this == RECV_INIT;
    }

    /** Receives by a call that does not begin early. */
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
