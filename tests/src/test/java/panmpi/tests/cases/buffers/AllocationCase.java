package panmpi.tests.cases.buffers;

import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Datatype;
import mpi.MPI;
import mpi.Status;
import mpi.internal.system.Pins;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Allocated;
import panmpi.tests.support.Patterns;

/**
 * Tests that blocking calls allocate nothing on the heap, whatever datatypes earlier calls had,
 * except the status of a received message that the program keeps.
 */
// Runs alone: other cases would change what compiled code allocates, which is measured here.
@Tag("any-mpi")
@MpiTest(ranks = 2, alone = true)
final class AllocationCase {
    private static final int SHORT = 16;
    private static final int LONG = 2 * Pins.FROM;
    private static final int TAG = 5;
    private static final int OTHER = 1 - RANK;

    /**
     * Heap bytes that a call may allocate: a status on the rank that receives, and nothing on rank
     * 0.
     */
    private static final long KEPT = RANK == 0 ? 0 : Allocated.STATUS;

    private static final long[] SENT = new long[LONG];
    private static final long[] RECEIVED = new long[LONG];

    @Test
    void shortArrays() {
        for (Patterns type : Patterns.values()) {
            assertSent(type, SHORT);
        }
    }

    @Test
    void longArrays() {
        for (Patterns type : Patterns.values()) {
            assertSent(type, LONG);
        }
    }

    /**
     * Tests that the JIT compiler removes the allocation of a status that the program drops. Runs
     * only nightly: on a busy machine the compiler compiles methods in another order, and may keep
     * the allocation.
     */
    @Test
    @Tag("nightly")
    void droppedStatuses() {
        int[] array = new int[SHORT];
        Allocated.assertAtMost(
                0,
                "a status dropped",
                () -> {
                    if (RANK == 0) {
                        WORLD.Send(array, 0, SHORT, MPI.INT, OTHER, TAG);
                    } else {
                        WORLD.Recv(array, 0, SHORT, MPI.INT, OTHER, TAG);
                    }
                });
    }

    @Test
    void segments() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(LONG);
            for (long count : new long[] {SHORT, LONG}) {
                Allocated.assertAtMost(
                        KEPT,
                        count + " bytes of a segment",
                        () -> {
                            if (RANK == 0) {
                                WORLD.Send(segment, count, MPI.BYTE, OTHER, TAG);
                            } else {
                                Allocated.keep(WORLD.Recv(segment, count, MPI.BYTE, OTHER, TAG));
                            }
                        });
            }
        }
    }

    @Test
    void bothWaysAtOnce() {
        for (int n : new int[] {SHORT, LONG}) {
            Allocated.assertAtMost(
                    Allocated.STATUS, n + " longs, Sendrecv", () -> Allocated.keep(exchange(n)));
        }
    }

    private static Status exchange(int n) {
        Datatype d = MPI.LONG;
        return WORLD.Sendrecv(SENT, 0, n, d, OTHER, TAG, RECEIVED, 0, n, d, OTHER, TAG);
    }

    /**
     * Checks that a send allocates nothing on the heap, and its receive only a status, which the
     * program keeps.
     */
    private static void assertSent(Patterns type, int length) {
        var array = type.filled(RANK, length);
        Allocated.assertAtMost(
                KEPT,
                length + " of " + type,
                () -> {
                    if (RANK == 0) {
                        WORLD.Send(array, 0, length, type.datatype, OTHER, TAG);
                    } else {
                        Allocated.keep(WORLD.Recv(array, 0, length, type.datatype, OTHER, TAG));
                    }
                });
    }
}
