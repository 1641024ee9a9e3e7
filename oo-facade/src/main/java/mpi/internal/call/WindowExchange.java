package mpi.internal.call;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.staging.WindowBounds;

/**
 * Exchanges the sizes and displacement units of a new window between its ranks, by collective
 * calls. In most windows all ranks have the same size and unit; one reduction of four numbers tests
 * for that.
 */
public final class WindowExchange {

    private static final int EXTREMES = 4;

    private final long comm;
    private final long size;
    private final long unit;

    private WindowExchange(long comm, long size, long unit) {
        this.comm = comm;
        this.size = size;
        this.unit = unit;
    }

    /**
     * Returns the sizes and displacement units of all ranks' memory in a window. This rank
     * contributes {@code size} bytes with the displacement unit {@code unit}.
     */
    public static WindowBounds bounds(long comm, long size, long unit) {
        WindowExchange exchange = new WindowExchange(comm, size, unit);
        return exchange.areAlike()
                ? WindowBounds.alike(size, unit)
                : WindowBounds.of(exchange.all());
    }

    /**
     * Returns true if all ranks have the same size and unit, so that the greatest equals the least.
     * The least is the negated maximum of the negated numbers.
     */
    private boolean areAlike() {
        try (InnerCall call = InnerCall.open("MPI_Allreduce")) {
            MemorySegment at = call.longs(new long[] {size, -size, unit, -unit});
            long type = Mpi.MPI_INT64_T;
            MemorySegment inPlace = Mpi.MPI_IN_PLACE;
            call.check(Mpi.MPI_Allreduce(inPlace, at, EXTREMES, type, Mpi.MPI_MAX, comm));
            return at.getAtIndex(JAVA_LONG, 0) == -at.getAtIndex(JAVA_LONG, 1)
                    && at.getAtIndex(JAVA_LONG, 2) == -at.getAtIndex(JAVA_LONG, 3);
        }
    }

    private long[] all() {
        int ranks = ranks();
        try (InnerCall call = InnerCall.open("MPI_Allgather")) {
            MemorySegment from = call.longs(new long[] {size, unit});
            MemorySegment to = call.take(2L * ranks * Long.BYTES);
            long type = Mpi.MPI_INT64_T;
            call.check(Mpi.MPI_Allgather(from, 2, type, to, 2, type, comm));
            long[] all = new long[2 * ranks];
            MemorySegment.copy(to, JAVA_LONG, 0, all, 0, all.length);
            return all;
        }
    }

    private int ranks() {
        try (InnerCall call = InnerCall.open("MPI_Comm_size")) {
            MemorySegment sizeAt = call.cell();
            call.check(Mpi.MPI_Comm_size(comm, sizeAt));
            return call.intAt(sizeAt);
        }
    }
}
