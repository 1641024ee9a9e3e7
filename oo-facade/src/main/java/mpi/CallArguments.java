package mpi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.Checks;
import mpi.internal.call.CallBlocks;
import mpi.internal.call.CallBuffers;
import mpi.internal.call.CallStack;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.BufferStager.Use;
import mpi.internal.staging.TypeShape;
import mpi.internal.strict.Strict;

/**
 * Prepares the arguments of a call that MPI reads and writes in memory: buffers with their
 * datatypes, statuses, and ranks of a group.
 */
abstract class CallArguments extends CallBuffers {

    /**
     * Memory for the status in calls on the first thread, the thread that called MPI first. Calls
     * within a call, as in a callback, take other memory. Since the field is constant, compiled
     * code knows the address.
     */
    private static final MemorySegment STATUS_OF_FIRST =
            Arena.global().allocate(MpiMemory.STATUS_SIZE, Long.BYTES);

    CallArguments(CallStack stack) {
        super(stack);
    }

    /** Makes a buffer that MPI reads accessible to MPI, and returns its address. */
    MemorySegment in(Object buf, int offset, long count, Datatype type) {
        return use(buf, offset, count, Datatype.shape(type), Use.READ);
    }

    /**
     * Makes a buffer that MPI writes, all or in part, accessible to MPI. Elements that MPI does not
     * write keep their values.
     */
    MemorySegment out(Object buf, int offset, long count, Datatype type) {
        return use(buf, offset, count, Datatype.shape(type), Use.WRITE);
    }

    /**
     * Makes a receive buffer accessible to MPI. MPI writes only the beginning of the buffer; the
     * status reports the length of this part.
     */
    MemorySegment receive(Object buf, int offset, long count, Datatype type) {
        return use(buf, offset, count, Datatype.shape(type), Use.RECEIVE);
    }

    MemorySegment in(MemorySegment buf, long count, Datatype type) {
        return use(buf, count, Datatype.shape(type), Use.READ);
    }

    MemorySegment out(MemorySegment buf, long count, Datatype type) {
        return use(buf, count, Datatype.shape(type), Use.WRITE);
    }

    MemorySegment receive(MemorySegment buf, long count, Datatype type) {
        return use(buf, count, Datatype.shape(type), Use.RECEIVE);
    }

    private MemorySegment use(Object buf, int offset, long count, TypeShape type, Use use) {
        if (Checks.STRICT) {
            Strict.uses(call(), buf, offset, count, type, use != Use.READ);
        }
        return bring(buf, offset, count, type, use);
    }

    private MemorySegment use(MemorySegment buf, long count, TypeShape type, Use use) {
        if (Checks.STRICT) {
            Strict.uses(call(), buf, 0, count, type, use != Use.READ);
        }
        return bring(buf, count, type, use);
    }

    /**
     * Makes the {@code n} blocks of a buffer that MPI reads accessible to MPI; counts and
     * displacements are int[] or long[].
     */
    MemorySegment in(Object buf, int offset, Object counts, Object displs, Datatype type, int n) {
        return CallBlocks.bring(
                this, buf, offset, counts, displs, Datatype.shape(type), n, Use.READ);
    }

    MemorySegment out(Object buf, int offset, Object counts, Object displs, Datatype type, int n) {
        return CallBlocks.bring(
                this, buf, offset, counts, displs, Datatype.shape(type), n, Use.WRITE);
    }

    MemorySegment in(
            Object buf, int offset, Object counts, Object displs, Datatype[] types, int n) {
        return CallBlocks.bring(this, buf, offset, counts, displs, shapes(types), n, Use.READ);
    }

    MemorySegment out(
            Object buf, int offset, Object counts, Object displs, Datatype[] types, int n) {
        return CallBlocks.bring(this, buf, offset, counts, displs, shapes(types), n, Use.WRITE);
    }

    @Override
    protected void uses(Object buf, int offset, Use use) {
        Strict.uses(buf, offset, range, use != Use.READ);
    }

    private static TypeShape[] shapes(Datatype[] types) {
        TypeShape[] shapes = types == null ? null : new TypeShape[types.length];
        for (int i = 0; shapes != null && i < shapes.length; i++) {
            shapes[i] = Datatype.shape(types[i]);
        }
        return shapes;
    }

    /**
     * Makes a whole buffer of packed bytes accessible to MPI. If {@code out} is true, MPI writes
     * the buffer, else MPI reads it. Throws if there are too few bytes from {@code position} on for
     * {@code count} items of the datatype.
     */
    MemorySegment packed(Object buf, boolean out, long position, long count, Datatype type) {
        if (Checks.ENABLED) {
            BufferChecks.packed(call(), bytes(buf), position, count, Datatype.shape(type));
        }
        return bring(buf, 0, bytes(buf), TypeShape.BYTE, out ? Use.WRITE : Use.READ);
    }

    /** Returns memory for the status of a call that has only one status. */
    MemorySegment status() {
        return isOutermostOfFirst() ? STATUS_OF_FIRST : statuses(1);
    }

    MemorySegment statuses(int count) {
        return take((long) count * MpiMemory.STATUS_SIZE);
    }

    /** Throws if one of the ranks does not exist in the group. */
    void ranks(Group group, String name, int[] ranks) {
        if (Checks.ENABLED && group != null && !group.Is_null() && ranks != null) {
            group.mustHave(call(), name, ranks);
        }
    }

    /** Copies a status to off-heap memory, for MPI to read. */
    MemorySegment status(Status status) {
        MemorySegment statusAt = statuses(1);
        status.write(statusAt);
        return statusAt;
    }
}
