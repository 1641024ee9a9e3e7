package panmpi.tests.soak;

import mpi.Comm;
import mpi.Datatype;
import mpi.Prequest;
import mpi.Request;
import mpi.internal.link.Linkage;

/** The ways to send; blocking ways return no request. */
enum Sending {
    SEND,
    SSEND,
    BSEND,
    RSEND,
    ISEND,
    ISSEND,
    IBSEND,
    IRSEND,
    SEND_INIT,
    SSEND_INIT,
    BSEND_INIT,
    RSEND_INIT;

    /** Returns true for ready mode, in which the receive must have begun before the send. */
    boolean isReady() {
        return this == RSEND || this == IRSEND || this == RSEND_INIT;
    }

    /** Returns true if the call may block until the receive begins. */
    boolean mayWait() {
        return this == SEND || this == SSEND;
    }

    /** Returns true if the call needs an attached buffer. */
    boolean isBuffered() {
        return this == BSEND || this == IBSEND || this == BSEND_INIT;
    }

    /** Returns this way, or another way if the library has a defect here (docs/known-issues.md). */
    Sending thatWorks() {
        boolean isWrong = this == BSEND_INIT && Linkage.library().startsWith("Open MPI v4");
        return isWrong ? BSEND : this;
    }

    /** Makes the request for a kind of send that is persistent; returns null for other kinds. */
    Prequest prepare(Comm comm, CheckedBuffer room, Datatype type, int dest, int tag) {
        Object buffer = room.buffer;
        int offset = room.layout().offset();
        int count = room.layout().count();
        return switch (this) {
            case SEND_INIT -> comm.Send_init(buffer, offset, count, type, dest, tag);
            case SSEND_INIT -> comm.Ssend_init(buffer, offset, count, type, dest, tag);
            case BSEND_INIT -> comm.Bsend_init(buffer, offset, count, type, dest, tag);
            case RSEND_INIT -> comm.Rsend_init(buffer, offset, count, type, dest, tag);
            default -> null;
        };
    }

    /** Begins to send, and returns the request; blocking ways send, and return null. */
    Request begin(Comm comm, CheckedBuffer room, Datatype type, int dest, int tag) {
        Object buffer = room.buffer;
        int offset = room.layout().offset();
        int count = room.layout().count();
        switch (this) {
            case SEND -> comm.Send(buffer, offset, count, type, dest, tag);
            case SSEND -> comm.Ssend(buffer, offset, count, type, dest, tag);
            case BSEND -> comm.Bsend(buffer, offset, count, type, dest, tag);
            case RSEND -> comm.Rsend(buffer, offset, count, type, dest, tag);
            default -> {
                return nonblocking(comm, room, type, dest, tag);
            }
        }
        return null;
    }

    private Request nonblocking(Comm comm, CheckedBuffer room, Datatype type, int dest, int tag) {
        Object buffer = room.buffer;
        int offset = room.layout().offset();
        int count = room.layout().count();
        return switch (this) {
            case ISEND -> comm.Isend(buffer, offset, count, type, dest, tag);
            case ISSEND -> comm.Issend(buffer, offset, count, type, dest, tag);
            case IBSEND -> comm.Ibsend(buffer, offset, count, type, dest, tag);
            case IRSEND -> comm.Irsend(buffer, offset, count, type, dest, tag);
            default -> throw new AssertionError(this);
        };
    }
}
