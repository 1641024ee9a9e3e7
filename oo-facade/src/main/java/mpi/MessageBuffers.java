package mpi;

import java.lang.foreign.MemorySegment;
import mpi.Stage.Use;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.memory.BounceBuffer;

/**
 * The message buffers of a call in progress: what of them MPI may touch, and where it finds that.
 */
abstract class MessageBuffers extends BroughtBuffers {

    /** What is told of the call; null where nobody wants to know. */
    CallTrace trace;

    /** A buffer that MPI reads. */
    final MemorySegment in(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.READ);
    }

    /** A buffer that MPI writes, wholly or in part: what it leaves alone stays as it was. */
    final MemorySegment out(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.WRITE);
    }

    /** A buffer that MPI fills from the beginning on: a status will tell how far. */
    final MemorySegment receive(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.RECEIVE);
    }

    /** A buffer that MPI reads and writes. */
    final MemorySegment inout(Object buf, int offset, long count, Datatype type) {
        return out(buf, offset, count, type);
    }

    final MemorySegment in(MemorySegment buf, long count, Datatype type) {
        return bring(buf, count, type, Use.READ);
    }

    final MemorySegment out(MemorySegment buf, long count, Datatype type) {
        return bring(buf, count, type, Use.WRITE);
    }

    final MemorySegment receive(MemorySegment buf, long count, Datatype type) {
        return bring(buf, count, type, Use.RECEIVE);
    }

    final MemorySegment inout(MemorySegment buf, long count, Datatype type) {
        return out(buf, count, type);
    }

    /** Brings an output back that MPI wrote, the first or second of the call. */
    final void back(int number, Object buf) {
        if (holds && stage.outputs.isStaged(number)) {
            stage.outputs.at(number).store(buf);
        }
    }

    /** Brings a message back, of which the status tells how long it is. */
    final void back(int number, Object buf, MemorySegment statusAt) {
        if (trace != null) {
            trace.arrived(statusAt);
        }
        if (!holds || !stage.outputs.isStaged(number)) {
            return;
        }
        BounceBuffer elements = stage.outputs.at(number);
        if (elements.isEmpty()) {
            elements.store(buf, StatusCount.bytes(statusAt));
        } else {
            elements.store(buf);
        }
    }

    /** How much a buffer holds: all, if it stands in for the buffer that MPI reads, else a part. */
    final long inPlaceOf(Object buf, long whole, long part) {
        return isInPlace(buf) ? whole : part;
    }

    /** A buffer of packed bytes: the whole of a byte array or a segment, with items at a place. */
    final MemorySegment packed(Object buf, boolean out, long position, long count, Datatype type) {
        if (Checks.ENABLED) {
            BufferChecks.packed(call, bytes(buf), position, count, type);
        }
        return out ? out(buf, 0, bytes(buf), MPI.BYTE) : in(buf, 0, bytes(buf), MPI.BYTE);
    }

    @Override
    final MemorySegment room(long bytes) {
        holds = true;
        return stage.lend(bytes);
    }

    /** Checks that a buffer was brought, where MPI knows no {@code MPI_IN_PLACE}. */
    final void notInPlace(String name, MemorySegment brought) {
        if (Checks.ENABLED && brought == Mpi.MPI_IN_PLACE) {
            String rule =
                    " is MPI.IN_PLACE, which only the send buffer of a collective call takes,"
                            + " and the receive buffer of a scatter";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, name + rule);
        }
    }
}
