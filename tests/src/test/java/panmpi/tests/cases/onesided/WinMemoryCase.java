package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Host;
import panmpi.tests.support.Lacks;

/**
 * Tests the memory of windows, allocated by MPI or attached by the program: once the window is
 * freed, Java can no longer access it.
 */
@MpiTest(ranks = {1, 2, 3, 4})
final class WinMemoryCase {
    private static final int BYTES = 48;

    @Test
    void memoryOfTheProgram() {
        Lacks.assumeWindowsOverMemory();
        try (var arena = Arena.ofShared()) {
            for (boolean large : new boolean[] {false, true}) {
                var memory = arena.allocate(JAVA_INT, 10);
                var win =
                        large
                                ? Win.Create(memory, 4L, null, WORLD)
                                : Win.Create(memory, 4, null, WORLD);
                assertEquals(MemorySegment.NULL, win.Base());
                assertIsWindow(win, memory);
                win.Free();
                assertTrue(win.Is_null());
                assertEquals(PREVIOUS, memory.getAtIndex(JAVA_INT, 3));
            }
        }
    }

    @Test
    void memoryOnTheHeapIsRefused() {
        var heap = MemorySegment.ofArray(new int[10]);
        var refusal =
                assertThrows(MPIException.class, () -> Win.Create(heap, 4, MPI.INFO_NULL, WORLD));
        assertTrue(refusal.getMessage().contains("base"), refusal.getMessage());
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator ends the process.
    @Tag("init")
    @Test
    void allocatedMemory() {
        assertLivesAsLongAs(Win.Allocate(BYTES, 4, MPI.INFO_NULL, WORLD));
        assertLivesAsLongAs(Win.Allocate(BYTES, 4L, null, WORLD));
    }

    @Test
    void memoryOfAnySize() {
        try (var win = Win.Allocate(44, 4, null, WORLD)) {
            assertEquals(44, win.Base().byteSize());
            assertIsWindow(win, win.Base());
        }
    }

    @Test
    void memoryOfAnEmptyWindow() {
        try (var win = Win.Allocate(RANK == 0 ? BYTES : 0, 4, null, WORLD)) {
            assertEquals(RANK == 0 ? BYTES : 0, win.Base().byteSize());
            win.Fence(0);
            if (RANK == PREVIOUS || RANK == 1) {
                win.Put(new int[] {7}, 0, 1, MPI.INT, 0, 9, 1, MPI.INT);
            }
            win.Fence(0);
            if (RANK == 0) {
                assertEquals(7, win.Base().getAtIndex(JAVA_INT, 9));
            }
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator ends the process.
    @Tag("init")
    @Test
    void sharedMemory() {
        Host.assumeOnlyOne();
        assertLivesAsLongAs(Win.Allocate_shared(BYTES, 4, null, WORLD));
        assertLivesAsLongAs(Win.Allocate_shared(BYTES, 4L, null, WORLD));
    }

    @Test
    void ranksSeeEachOthersStores() {
        Host.assumeOnlyOne();
        var win = Win.Allocate_shared(BYTES, 4, null, WORLD);
        var next = win.Shared_query(NEXT);
        assertEquals(4, next.disp_unit());
        assertEquals(BYTES, next.baseptr().byteSize());
        win.Lock_all(0);
        win.Base().setAtIndex(JAVA_INT, 9, 100 + RANK);
        win.Sync();
        WORLD.Barrier();
        win.Sync();
        assertEquals(100 + NEXT, next.baseptr().getAtIndex(JAVA_INT, 9));
        WORLD.Barrier();
        next.baseptr().setAtIndex(JAVA_INT, 0, 200 + RANK);
        win.Sync();
        WORLD.Barrier();
        win.Sync();
        assertEquals(200 + PREVIOUS, win.Base().getAtIndex(JAVA_INT, 0));
        win.Unlock_all();
        win.Free();
        assertThrows(IllegalStateException.class, () -> next.baseptr().get(JAVA_INT, 0));
    }

    @Test
    void sharedMemoryOfTheFirstRankThatHasSome() {
        Host.assumeOnlyOne();
        var win = Win.Allocate_shared(RANK == 0 ? BYTES : 0, 4, null, WORLD);
        var first = win.Shared_query(MPI.PROC_NULL).baseptr();
        assertEquals(BYTES, first.byteSize());
        win.Fence(0);
        if (RANK == 0) {
            first.setAtIndex(JAVA_INT, 1, 11);
        }
        win.Fence(0);
        assertEquals(11, first.getAtIndex(JAVA_INT, 1));
        win.Fence(0);
        win.Free();
    }

    @Test
    void dynamicMemory() {
        Lacks.assumeWindowsOverMemory();
        try (var arena = Arena.ofShared();
                var win = Win.Create_dynamic(null, WORLD)) {
            var memory = arena.allocate(JAVA_INT, 10);
            win.Attach(memory);
            long[] at = {MPI.Get_address(memory)};
            assertEquals(memory.address(), at[0]);
            WORLD.Sendrecv_replace(at, 0, 1, MPI.LONG, PREVIOUS, 1, NEXT, 1);
            win.Fence(0);
            win.Put(new int[] {RANK}, 0, 1, MPI.INT, NEXT, at[0] + 8, 1, MPI.INT);
            win.Fence(0);
            assertEquals(PREVIOUS, memory.getAtIndex(JAVA_INT, 2));
            win.Detach(memory);
        }
    }

    @Test
    void arithmeticOfAddresses() {
        Lacks.assumeHas("MPI_Aint_add", "MPI_Aint_diff");
        try (var arena = Arena.ofConfined()) {
            var memory = arena.allocate(JAVA_INT, 10);
            long first = MPI.Get_address(memory);
            long third = MPI.Aint_add(first, 8);
            assertEquals(MPI.Get_address(memory.asSlice(8)), third);
            assertEquals(8, MPI.Aint_diff(third, first));
        }
    }

    /** Puts into the window and checks its memory before and after the end of the window. */
    private static void assertLivesAsLongAs(Win win) {
        var base = win.Base();
        assertEquals(BYTES, base.byteSize());
        assertIsWindow(win, base);
        var seen = (MemorySegment) win.Get_attr(MPI.WIN_BASE);
        assertEquals(base.address(), seen.address());
        win.close();
        assertTrue(win.Is_null());
        win.close();
        assertThrows(IllegalStateException.class, () -> base.get(JAVA_INT, 0));
        assertThrows(IllegalStateException.class, () -> seen.get(JAVA_INT, 0));
        assertThrows(MPIException.class, () -> win.Fence(0));
    }

    private static void assertIsWindow(Win win, MemorySegment memory) {
        assertFalse(win.Is_null());
        memory.setAtIndex(JAVA_INT, 3, -1);
        win.Fence(0);
        win.Put(new int[] {RANK}, 0, 1, MPI.INT, NEXT, 3, 1, MPI.INT);
        win.Fence(0);
        assertEquals(PREVIOUS, memory.getAtIndex(JAVA_INT, 3));
        win.Fence(0);
    }
}
