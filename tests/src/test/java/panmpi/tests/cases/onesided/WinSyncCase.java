package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import mpi.MPI;
import mpi.Request;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests that data of Put and Get are visible after each call that completes an operation. */
@MpiTest(ranks = {1, 2, 3, 4})
final class WinSyncCase {

    @Test
    void fenceWithAssertions() {
        var win = window();
        win.Fence(MPI.MODE_NOPRECEDE);
        win.Put(new int[] {RANK}, 0, 1, MPI.INT, NEXT, 1, 1, MPI.INT);
        win.Fence(MPI.MODE_NOSTORE | MPI.MODE_NOSUCCEED);
        assertEquals(PREVIOUS, win.Base().getAtIndex(JAVA_INT, 1));
        win.Free();
    }

    @Test
    void postStartCompleteWait() {
        exposed(Win::Wait);
    }

    @Test
    void postStartCompleteTest() {
        exposed(
                win -> {
                    while (!win.Test()) {
                        Thread.onSpinWait();
                    }
                });
    }

    /**
     * Exposes each rank's memory to the previous rank, which puts and gets; {@code end} waits for
     * the end of the exposure epoch.
     */
    private static void exposed(Consumer<Win> end) {
        try (var win = window();
                var all = win.Get_group();
                var origin = all.Incl(new int[] {PREVIOUS});
                var target = all.Incl(new int[] {NEXT})) {
            int[] got = {-1, -1};
            win.Base().setAtIndex(JAVA_INT, 0, 70 + RANK);
            win.Post(origin, 0);
            win.Start(target, 0);
            win.Put(new int[] {RANK}, 0, 1, MPI.INT, NEXT, 3, 1, MPI.INT);
            win.Get(got, 1, 1, MPI.INT, NEXT, 0, 1, MPI.INT);
            win.Complete();
            end.accept(win);
            assertArrayEquals(new int[] {-1, 70 + NEXT}, got);
            assertEquals(PREVIOUS, win.Base().getAtIndex(JAVA_INT, 3));
        }
    }

    @Test
    void exclusiveLockCounts() {
        var win = window();
        int[] count = new int[1];
        for (int i = 0; i < 5; i++) {
            win.Lock(MPI.LOCK_EXCLUSIVE, LAST, 0);
            win.Get(count, 0, 1, MPI.INT, LAST, 0, 1, MPI.INT);
            win.Flush(LAST);
            count[0]++;
            win.Put(count, 0, 1, MPI.INT, LAST, 0, 1, MPI.INT);
            win.Unlock(LAST);
        }
        WORLD.Barrier();
        win.Lock(MPI.LOCK_SHARED, LAST, 0);
        win.Get(count, 0, 1, MPI.INT, LAST, 0, 1, MPI.INT);
        win.Unlock(LAST);
        assertEquals(5 * SIZE, count[0]);
        WORLD.Barrier();
        win.Free();
    }

    @Test
    void flushesBringWhatWasGot() {
        getsBy((win, target) -> win.Flush(target));
        getsBy((win, target) -> win.Flush_local(target));
        getsBy((win, _) -> win.Flush_all());
        getsBy((win, _) -> win.Flush_local_all());
    }

    private static void getsBy(BiConsumer<Win, Integer> flush) {
        var win = window();
        win.Base().setAtIndex(JAVA_INT, 2, 90 + RANK);
        WORLD.Barrier();
        win.Lock_all(0);
        int[] got = {-1, -1};
        win.Get(got, 1, 1, MPI.INT, NEXT, 2, 1, MPI.INT);
        flush.accept(win, NEXT);
        assertArrayEquals(new int[] {-1, 90 + NEXT}, got);
        win.Unlock_all();
        win.Free();
    }

    @Test
    void unlockAllBringsWhatWasGotFromAll() {
        var win = window();
        win.Base().setAtIndex(JAVA_INT, 2, 90 + RANK);
        WORLD.Barrier();
        win.Lock_all(MPI.MODE_NOCHECK);
        int[] got = new int[SIZE];
        for (int i = 0; i < SIZE; i++) {
            win.Get(got, i, 1, MPI.INT, i, 2, 1, MPI.INT);
        }
        win.Unlock_all();
        for (int i = 0; i < SIZE; i++) {
            assertEquals(90 + i, got[i]);
        }
        win.Free();
    }

    @Test
    void requestsOfArrays() {
        var win = window();
        win.Lock_all(0);
        win.Rput(new int[] {0, RANK}, 1, 1, MPI.INT, NEXT, 4, 1, MPI.INT).Wait();
        win.Flush(NEXT);
        WORLD.Barrier();
        int[] got = {-1, -1};
        var gets =
                new Request[] {
                    win.Rget(got, 0, 1, MPI.INT, RANK, 4, 1, MPI.INT),
                    win.Rget(got, 1, 1, MPI.INT, NEXT, 4, 1, MPI.INT)
                };
        Request.Waitall(gets);
        assertArrayEquals(new int[] {PREVIOUS, RANK}, got);
        WORLD.Barrier();
        int[] one = {1};
        win.Raccumulate(one, 0, 1, MPI.INT, 0, 5, 1, MPI.INT, MPI.SUM).Wait();
        win.Flush_all();
        WORLD.Barrier();
        int[] old = {-1, -1};
        win.Rget_accumulate(one, 0, 1, MPI.INT, old, 1, 1, MPI.INT, 0, 5, 1, MPI.INT, MPI.NO_OP)
                .Wait();
        assertArrayEquals(new int[] {-1, SIZE}, old);
        win.Unlock_all();
        win.Free();
    }

    @Test
    void requestsOfSegments() {
        try (var arena = Arena.ofShared()) {
            var win = window();
            var sent = arena.allocateFrom(JAVA_INT, RANK, 5);
            var got = arena.allocateFrom(JAVA_INT, -1, -1);
            win.Lock_all(0);
            win.Rput(sent, 2L, MPI.INT, NEXT, 4, 2L, MPI.INT).Wait();
            win.Flush(NEXT);
            WORLD.Barrier();
            win.Raccumulate(sent, 2L, MPI.INT, NEXT, 4, 2L, MPI.INT, MPI.SUM).Wait();
            win.Flush(NEXT);
            win.Rget(got, 2L, MPI.INT, NEXT, 4, 2L, MPI.INT).Wait();
            assertArrayEquals(new int[] {2 * RANK, 10}, got.toArray(JAVA_INT));
            win.Rget_accumulate(
                            sent, 2L, MPI.INT, got, 2L, MPI.INT, NEXT, 4, 2L, MPI.INT, MPI.REPLACE)
                    .Wait();
            assertArrayEquals(new int[] {2 * RANK, 10}, got.toArray(JAVA_INT));
            win.Unlock_all();
            WORLD.Barrier();
            assertEquals(5, win.Base().getAtIndex(JAVA_INT, 5));
            win.Free();
        }
    }

    /** Makes a window whose 12 integers are zero on each rank. */
    private static Win window() {
        var win = Win.Allocate(48, 4, null, WORLD);
        win.Base().fill((byte) 0);
        WORLD.Barrier();
        return win;
    }
}
