package mpi;

import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.call.CallStack;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.BufferStager.Use;

import java.lang.foreign.MemorySegment;

/** Message buffers of a call in progress: makes them accessible to MPI, and copies outputs back. */
abstract class MessageBuffers extends BroughtBuffers {

    /** Trace record of the call; null if it is not traced. */
    CallTrace trace;

    MessageBuffers(CallStack stack) {
        super(stack);
    }

    /** Makes a buffer accessible that MPI reads. */
    final MemorySegment in(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.READ);
    }

    /**
     * Makes a buffer accessible that MPI writes, all or in part: elements that it does not write
     * keep their values.
     */
    final MemorySegment out(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.WRITE);
    }

    /**
     * Makes a receive buffer accessible: MPI writes it from the start, as far as a status reports.
     */
    final MemorySegment receive(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, Use.RECEIVE);
    }

    /** Makes a buffer accessible that MPI reads and writes. */
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

    /** Copies an output back to its array; outputs of a call count from 0. */
    final void back(int number, Object buf) {
        if (holds && stage.outputs.isStaged(number)) {
            stage.outputs.at(number).store(buf);
        }
    }

    /** Copies a received message back to its array; the status has its length. */
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

    /**
     * Items in a receive buffer: {@code whole} if the send buffer is {@code MPI.IN_PLACE}, else
     * {@code part}.
     */
    final long inPlaceOf(Object buf, long whole, long part) {
        return isInPlace(buf) ? whole : part;
    }

    /**
     * Makes a buffer of packed bytes accessible, all of it; the items begin at {@code position}.
     */
    final MemorySegment packed(Object buf, boolean out, long position, long count, Datatype type) {
        if (Checks.ENABLED) {
            BufferChecks.packed(call(), bytes(buf), position, count, Datatype.shape(type));
        }
        return out ? out(buf, 0, bytes(buf), MPI.BYTE) : in(buf, 0, bytes(buf), MPI.BYTE);
    }

    @Override
    protected final MemorySegment room(long bytes) {
        holds = true;
        return stage.lend(bytes);
    }

    /** Throws if an argument that must be a buffer is {@code MPI.IN_PLACE}. */
    final void notInPlace(String name, MemorySegment brought) {
        if (Checks.ENABLED && brought == Mpi.MPI_IN_PLACE) {
            String rule =
                    " is MPI.IN_PLACE, which only the send buffer of a collective call takes,"
                            + " and the receive buffer of a scatter";
            throw MPIException.of(call(), Mpi.MPI_ERR_BUFFER, name + rule);
        }
    }
}
