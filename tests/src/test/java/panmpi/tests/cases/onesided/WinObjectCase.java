package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Host;
import panmpi.tests.support.Lacks;

/** Tests queries of windows, their attributes and error handlers. */
@MpiTest(ranks = {1, 2})
final class WinObjectCase {
    private static final long BYTES = 80;

    @Test
    void nameAndGroup() {
        try (var win = window();
                var group = win.Get_group();
                var all = WORLD.Group()) {
            win.Set_name("the ledger of rank " + RANK);
            assertEquals("the ledger of rank " + RANK, win.Get_name());
            assertEquals(SIZE, group.Size());
            assertEquals(RANK, group.Rank());
            assertEquals(MPI.IDENT, Group.Compare(group, all));
        }
    }

    @Test
    void info() {
        try (var given = Info.Create()) {
            given.Set("no_locks", "true");
            try (var win = Win.Allocate(BYTES, 8, given, WORLD);
                    var now = win.Get_info()) {
                int keys = now.Get_nkeys();
                assertTrue(keys >= 0, "keys: " + keys);
                for (int i = 0; i < keys; i++) {
                    assertFalse(now.Get_nthkey(i).isEmpty());
                }
                given.Set("no_locks", "false");
                win.Set_info(given);
                WORLD.Barrier();
            }
        }
    }

    @Test
    void infoOfMpi() {
        try (var win = window();
                var now = win.Get_info()) {
            var ordering = now.Get_string("accumulate_ordering");
            assertTrue(ordering == null || ordering.contains("rar"), ordering);
        }
    }

    @Test
    void attributesOfAllocatedMemory() {
        try (var win = window()) {
            var base = (MemorySegment) win.Get_attr(MPI.WIN_BASE);
            assertEquals(win.Base().address(), base.address());
            assertEquals(BYTES, base.byteSize());
            assertEquals(BYTES, win.Get_attr(MPI.WIN_SIZE));
            assertEquals(8, win.Get_attr(MPI.WIN_DISP_UNIT));
            assertEquals(MPI.WIN_FLAVOR_ALLOCATE, win.Get_attr(MPI.WIN_CREATE_FLAVOR));
            int model = (int) win.Get_attr(MPI.WIN_MODEL);
            assertTrue(model == MPI.WIN_UNIFIED || model == MPI.WIN_SEPARATE, "" + model);
        }
    }

    @Test
    void attributesOfTheProgramsMemory() {
        Lacks.assumeWindowsOverMemory();
        try (var arena = Arena.ofShared()) {
            var memory = arena.allocate(JAVA_INT, 6);
            try (var win = Win.Create(memory, 4, null, WORLD)) {
                var base = (MemorySegment) win.Get_attr(MPI.WIN_BASE);
                memory.setAtIndex(JAVA_INT, 5, 42);
                assertEquals(42, base.getAtIndex(JAVA_INT, 5));
                assertEquals(24L, win.Get_attr(MPI.WIN_SIZE));
                assertEquals(4, win.Get_attr(MPI.WIN_DISP_UNIT));
                assertEquals(MPI.WIN_FLAVOR_CREATE, win.Get_attr(MPI.WIN_CREATE_FLAVOR));
            }
        }
    }

    @Test
    void flavoursOfOtherWindows() {
        Lacks.assumeWindowsOverMemory();
        Host.assumeOnlyOne();
        try (var dynamic = Win.Create_dynamic(null, WORLD);
                var shared = Win.Allocate_shared(BYTES, 8, null, WORLD)) {
            assertEquals(MPI.WIN_FLAVOR_DYNAMIC, dynamic.Get_attr(MPI.WIN_CREATE_FLAVOR));
            assertEquals(MPI.WIN_FLAVOR_SHARED, shared.Get_attr(MPI.WIN_CREATE_FLAVOR));
        }
    }

    @Test
    void attributesOfTheProgram() {
        var deleted = new ArrayList<Object>();
        int key = Win.Create_keyval((_, _, value) -> value, (_, _, value) -> deleted.add(value));
        var win = window();
        assertNull(win.Get_attr(key));
        var first = List.of("first");
        win.Set_attr(key, first);
        assertEquals(first, win.Get_attr(key));
        win.Set_attr(key, "second");
        assertEquals(List.of(first), deleted);
        win.Delete_attr(key);
        assertEquals(List.of(first, "second"), deleted);
        assertNull(win.Get_attr(key));
        win.Set_attr(key, "third");
        win.Free();
        assertEquals(List.of(first, "second", "third"), deleted);
        Win.Free_keyval(key);
    }

    /**
     * Tests that Call_errhandler returns normally with the default error handler, which lets errors
     * return.
     */
    @Test
    void errorsReturn() {
        try (var win = window();
                var handler = win.Get_errhandler()) {
            win.Call_errhandler(MPI.ERR_RMA_SYNC);
            win.Set_errhandler(handler);
            win.Call_errhandler(MPI.ERR_RMA_SYNC);
        }
    }

    @Test
    void errorHandlerOfTheProgram() {
        var codes = new ArrayList<Integer>();
        try (var win = window();
                var handler = Win.Create_errhandler((_, code) -> codes.add(code));
                var before = win.Get_errhandler()) {
            win.Set_errhandler(handler);
            win.Call_errhandler(MPI.ERR_RMA_CONFLICT);
            win.Call_errhandler(MPI.ERR_RMA_SYNC);
            assertEquals(List.of(MPI.ERR_RMA_CONFLICT, MPI.ERR_RMA_SYNC), codes);
            win.Set_errhandler(before);
        }
    }

    @Test
    void targetThatIsNotThere() {
        try (var win = window()) {
            win.Fence(0);
            var refusal =
                    assertThrows(
                            MPIException.class,
                            () -> win.Put(new int[1], 0, 1, MPI.INT, SIZE, 0, 1, MPI.INT));
            assertEquals(MPI.ERR_RANK, refusal.Get_error_class());
            win.Put(new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, 0, 1, MPI.INT);
            win.Fence(0);
        }
    }

    private static Win window() {
        return Win.Allocate(BYTES, 8, null, WORLD);
    }
}
