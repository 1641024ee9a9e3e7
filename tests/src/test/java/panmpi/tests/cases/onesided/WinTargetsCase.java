package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
 * What one-sided calls select at their target is checked before the call: nothing outside of the
 * window changes, on any rank.
 */
@MpiTest(ranks = {1, 2, 4})
final class WinTargetsCase {
    private static final int GUARD = 64;
    private static final int ITEMS = 16;
    private static final int BYTES = Integer.BYTES * ITEMS;
    private static final byte UNTOUCHED = 0x5a;

    /** Displacements that no window of few items has. */
    private static final long[] FAR = {
        ITEMS, ITEMS + 1, 1L << 31, 1L << 32, 1L << 61, 1L << 62, Long.MAX_VALUE
    };

    private final Arena arena = Arena.ofShared();
    private final MemorySegment ground = arena.allocate(BYTES + 2 * GUARD, 16);
    private final MemorySegment three = arena.allocateFrom(JAVA_INT, 7, 8, 9);
    private final MemorySegment got = arena.allocate(JAVA_INT, 3);
    private Win win;

    /** A one-sided call of one int. */
    private interface Call {
        void at(int target, long displacement);
    }

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
                assertEquals(
                        UNTOUCHED,
                        ground.get(JAVA_BYTE, GUARD + BYTES + i));
            }
        }
        arena.close();
    }

    private Map<String, Call> calls() {
        int[] one = {5};
        int[] old = {6};
        var i = MPI.INT;
        var all = new TreeMap<String, Call>();
        all.put("Put", (t, d) -> win.Put(one, 0, 1, i, t, d, 1, i));
        all.put("Put of a segment", (t, d) -> win.Put(three, 1L, i, t, d, 1L, i));
        all.put("put", (t, d) -> win.put(one, 1, i, t, d, 1, i));
        all.put("Get", (t, d) -> win.Get(old, 0, 1, i, t, d, 1, i));
        all.put("Get of a segment", (t, d) -> win.Get(got, 1L, i, t, d, 1L, i));
        all.put("Accumulate", (t, d) -> win.Accumulate(one, 0, 1, i, t, d, 1, i, MPI.SUM));
        all.put("Accumulate of a segment", (t, d) -> win.Accumulate(three, 1L, i, t, d, 1L, i, MPI.SUM));
        all.put(
                "Get_accumulate",
                (t, d) -> win.Get_accumulate(one, 0, 1, i, old, 0, 1, i, t, d, 1, i, MPI.SUM));
        all.put("Fetch_and_op", (t, d) -> win.Fetch_and_op(one, 0, old, 0, i, t, d, MPI.SUM));
        all.put("fetchAndOp", (t, d) -> win.fetchAndOp(one, old, i, t, d, MPI.SUM));
        all.put(
                "Compare_and_swap",
                (t, d) -> win.Compare_and_swap(one, 0, new int[] {1}, 0, old, 0, i, t, d));
        all.put("Rput", (t, d) -> win.Rput(one, 0, 1, i, t, d, 1, i).Wait());
        all.put("Rget", (t, d) -> win.Rget(old, 0, 1, i, t, d, 1, i).Wait());
        all.put("Raccumulate", (t, d) -> win.Raccumulate(one, 0, 1, i, t, d, 1, i, MPI.SUM).Wait());
        all.put(
                "Rget_accumulate",
                (t, d) ->
                        win.Rget_accumulate(one, 0, 1, i, old, 0, 1, i, t, d, 1, i, MPI.SUM).Wait());
        return all;
    }

    @Test
    void everyCallRefusesWhatLiesOutside() {
        calls().forEach(
                        (name, call) -> {
                            for (long displacement : FAR) {
                                refused(Mpi.MPI_ERR_RMA_RANGE, name, () -> call.at(NEXT, displacement));
                            }
                            refused(Mpi.MPI_ERR_DISP, name, () -> call.at(NEXT, -1));
                            refused(Mpi.MPI_ERR_DISP, name, () -> call.at(NEXT, Long.MIN_VALUE));
                        });
    }

    @Test
    void everyCallReachesTheFirstAndTheLastItem() {
        for (Call call : calls().values()) {
            call.at(NEXT, 0);
            call.at(NEXT, ITEMS - 1);
            win.Flush(NEXT);
        }
    }

    @Test
    void nobodyHasNoMemory() {
        for (Call call : calls().values()) {
            call.at(MPI.PROC_NULL, Long.MAX_VALUE >> 3);
        }
        win.Flush_all();
    }

    @Test
    void theMessageNamesAllNumbers() {
        var outside = refused(Mpi.MPI_ERR_RMA_RANGE, "", () -> put(NEXT, ITEMS - 1, 2, MPI.INT));
        String bytes = "are bytes " + (BYTES - 4) + ".." + (BYTES + 4) + ", outside of the window";
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

    @Test
    void eachRankHasItsOwnSizeAndUnit() {
        int unit = RANK % 2 == 0 ? 4 : 8;
        try (var differing = Win.Allocate(8L * (RANK + 1), unit, null, WORLD)) {
            differing.Lock_all(0);
            int their = NEXT % 2 == 0 ? 4 : 8;
            long last = 8L * (NEXT + 1) / their - 1;
            differing.Put(three, 1L, MPI.INT, NEXT, last, 1L, MPI.INT);
            differing.Flush(NEXT);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    "",
                    () -> differing.Put(three, 1L, MPI.INT, NEXT, last + 1, 1L, MPI.INT));
            differing.Unlock_all();
            WORLD.Barrier();
            assertEquals(7, differing.Base().get(JAVA_INT, 8L * (RANK + 1) - unit));
        }
    }

    @Test
    void windowsOfOneRankAlone() {
        try (var own = Win.Allocate(BYTES, 1, null, MPI.COMM_SELF)) {
            own.Lock(MPI.LOCK_EXCLUSIVE, 0, 0);
            own.Put(three, 1L, MPI.INT, 0, BYTES - 4, 1L, MPI.INT);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    "",
                    () -> own.Put(three, 1L, MPI.INT, 0, BYTES - 3, 1L, MPI.INT));
            own.Unlock(0);
            assertEquals(7, own.Base().get(JAVA_INT, BYTES - 4));
        }
    }

    @Test
    void sharedMemory() {
        try (var node = WORLD.Split_type(MPI.COMM_TYPE_SHARED, RANK, null);
                var shared = Win.Allocate_shared(BYTES, 4, null, node)) {
            int target = (node.Rank() + 1) % node.Size();
            shared.Lock_all(0);
            shared.Put(three, 1L, MPI.INT, target, ITEMS - 1, 1L, MPI.INT);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    "",
                    () -> shared.Put(three, 1L, MPI.INT, target, ITEMS, 1L, MPI.INT));
            shared.Unlock_all();
            node.Barrier();
        }
    }

    @Test
    void attachedMemoryOfTheProcessItself() {
        try (var dynamic = Win.Create_dynamic(null, WORLD)) {
            var memory = ground.asSlice(GUARD, BYTES);
            dynamic.Attach(memory);
            dynamic.Lock(MPI.LOCK_EXCLUSIVE, RANK, 0);
            long address = memory.address();
            dynamic.Put(three, 1L, MPI.INT, RANK, address + BYTES - 4, 1L, MPI.INT);
            dynamic.Flush(RANK);
            for (long outside : new long[] {address - 1, address + BYTES - 3, 0, 16, -8}) {
                refused(
                        Mpi.MPI_ERR_RMA_RANGE,
                        "",
                        () -> dynamic.Put(three, 1L, MPI.INT, RANK, outside, 1L, MPI.INT));
            }
            dynamic.Unlock(RANK);
            dynamic.Detach(memory);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    "",
                    () -> dynamic.Put(three, 1L, MPI.INT, RANK, address, 1L, MPI.INT));
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    "",
                    () -> dynamic.Put(three, 1L, MPI.INT, PREVIOUS, -address, 1L, MPI.INT));
        }
    }

    private static MPIException refused(int errorClass, String name, Runnable call) {
        var refusal = assertThrows(MPIException.class, call::run, name);
        assertEquals(errorClass, refusal.Get_error_class(), name + ": " + refusal.getMessage());
        return refusal;
    }
}
