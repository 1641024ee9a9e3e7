package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests checks of the items that one-sided calls select at their target: nothing outside of the
 * window changes, on any rank.
 */
@MpiTest(ranks = {1, 2, 4})
final class WinTargetsCase {
    private static final int GUARD = 64;
    private static final int ITEMS = 16;
    private static final int BYTES = Integer.BYTES * ITEMS;
    private static final byte UNTOUCHED = 0x5a;

    /** Displacements, in items, beyond the end of a window of {@code ITEMS} items. */
    private static final long[] FAR = {
        ITEMS, ITEMS + 1, 1L << 31, 1L << 32, 1L << 61, 1L << 62, Long.MAX_VALUE
    };

    private final Arena arena = Arena.ofShared();
    private final MemorySegment ground = arena.allocate(BYTES + 2 * GUARD, 16);
    private final MemorySegment three = arena.allocateFrom(JAVA_INT, 7, 8, 9);
    private Win win;

    @BeforeEach
    void makeWindow() {
        Lacks.assumeWindowsOverMemory();
        ground.fill(UNTOUCHED);
        win = Win.Create(ground.asSlice(GUARD, BYTES), Integer.BYTES, null, WORLD);
        win.Lock_all(0);
    }

    @AfterEach
    void nothingAroundTheWindowChanged() {
        if (win != null) {
            win.Unlock_all();
            WORLD.Barrier();
            win.Free();
            for (int i = 0; i < GUARD; i++) {
                assertEquals(UNTOUCHED, ground.get(JAVA_BYTE, i));
                assertEquals(UNTOUCHED, ground.get(JAVA_BYTE, GUARD + BYTES + i));
            }
        }
        arena.close();
    }

    @Test
    void everyCallRefusesWhatLiesOutside() {
        TargetedCalls.of(win)
                .forEach(
                        (name, call) -> {
                            for (long displacement : FAR) {
                                refused(
                                        Mpi.MPI_ERR_RMA_RANGE,
                                        name,
                                        () -> call.at(NEXT, displacement));
                            }
                            refused(Mpi.MPI_ERR_DISP, name, () -> call.at(NEXT, -1));
                            refused(Mpi.MPI_ERR_DISP, name, () -> call.at(NEXT, Long.MIN_VALUE));
                        });
    }

    @Test
    void everyCallReachesTheFirstAndTheLastItem() {
        for (var call : TargetedCalls.of(win).values()) {
            call.at(NEXT, 0);
            call.at(NEXT, ITEMS - 1);
            win.Flush(NEXT);
        }
    }

    @Test
    void nobodyHasNoMemory() {
        for (var call : TargetedCalls.of(win).values()) {
            call.at(MPI.PROC_NULL, Long.MAX_VALUE >> 3);
        }
        win.Flush_all();
    }

    @Test
    void theMessageNamesAllNumbers() {
        var outside = refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, ITEMS - 1, 2, MPI.INT));
        String bytes = "are bytes " + (BYTES - 4) + ".." + (BYTES + 3) + ", outside of the window";
        String room = "target_rank " + NEXT + " has " + BYTES + " bytes there";
        for (String part :
                List.of(
                        "MPI_Put",
                        "target_disp " + (ITEMS - 1) + " + count 2 of MPI.INT (extent 4)",
                        bytes,
                        room,
                        "units of 4 bytes")) {
            assertTrue(outside.getMessage().contains(part), outside.getMessage());
        }
        var far = refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, Long.MAX_VALUE, 1, MPI.INT));
        assertTrue(far.getMessage().contains("reach further than 2^63"), far.getMessage());
    }

    @Test
    void countsAreExact() {
        for (long count : new long[] {ITEMS + 1, 1L << 32, 1L << 61, 1L << 62, Long.MAX_VALUE}) {
            refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, 0, count, MPI.INT));
        }
        refused(Mpi.MPI_ERR_COUNT, "", () -> put(NEXT, 0, -1, MPI.INT));
        win.Put(three, 0L, MPI.INT, NEXT, 3 * ITEMS, 0L, MPI.INT);
    }

    private void put(int target, long displacement, long count, Datatype type) {
        win.Put(three, 1L, MPI.INT, target, displacement, count, type);
    }

    @Test
    void derivedDatatypesReachAsFarAsTheirData() {
        try (var everyThird = Datatype.Vector(3, 1, 3, MPI.INT);
                var before = Datatype.Create_hindexed(new int[] {1}, new long[] {-4}, MPI.INT);
                var wide = Datatype.Create_resized(MPI.INT, -8, 1L << 40);
                var backwards = Datatype.Create_resized(MPI.INT, 0, -4)) {
            List.of(everyThird, before, wide, backwards).forEach(Datatype::Commit);
            win.Put(three, 3L, MPI.INT, NEXT, ITEMS - 7, 1L, everyThird);
            refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, ITEMS - 6, 1, everyThird));
            win.Put(three, 1L, MPI.INT, NEXT, ITEMS, 1L, before);
            refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, 0, 1, before));
            win.Put(three, 1L, MPI.INT, NEXT, ITEMS - 1, 1L, wide);
            refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, 0, 2, wide));
            refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, 0, 1L << 30, wide));
            refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, 1, 3, backwards));
            win.Flush(NEXT);
        }
    }

    @Test
    void datatypesAreThere() {
        refused(Mpi.MPI_ERR_TYPE, "", () -> put(NEXT, 0, 1, null));
        refused(Mpi.MPI_ERR_TYPE, "", () -> put(NEXT, 0, 1, MPI.OBJECT));
    }

    private static MPIException refused(int errorClass, String name, Runnable call) {
        var refusal = assertThrows(MPIException.class, call::run, name);
        assertEquals(errorClass, refusal.Get_error_class(), name + ": " + refusal.getMessage());
        return refusal;
    }
}
