package panmpi.tests.cases.attributes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests attributes of datatypes and windows, and the predefined attributes of MPI. */
@MpiTest(ranks = {1, 2})
final class AttributeKindsCase {
    private final List<Object> deleted = new ArrayList<>();

    @Test
    void ofDatatypes() {
        deleted.clear();
        int keyval =
                Datatype.Create_keyval(
                        (old, key, value) -> value + " of " + old.Get_size() + " bytes",
                        (type, key, value) -> deleted.add(value));
        var type = MPI.INT.Dup();
        assertNull(type.Get_attr(keyval));
        type.Set_attr(keyval, "type");
        var copy = type.Dup();
        assertEquals("type", type.Get_attr(keyval));
        assertEquals("type of 4 bytes", copy.Get_attr(keyval));
        copy.Free();
        type.Delete_attr(keyval);
        assertNull(type.Get_attr(keyval));
        type.Set_attr(keyval, "last");
        type.Free();
        assertEquals(List.of("type of 4 bytes", "type", "last"), deleted);
        Datatype.Free_keyval(keyval);
    }

    @Test
    void datatypesOfTheirOwnCarryNoneOver() {
        int keyval = Datatype.Create_keyval(null, null);
        try (var type = MPI.INT.Dup()) {
            type.Set_attr(keyval, this);
            assertSame(this, type.Get_attr(keyval));
            try (var copy = type.Dup()) {
                assertNull(copy.Get_attr(keyval));
            }
        }
        Datatype.Free_keyval(keyval);
    }

    @Test
    void ofWindows() {
        deleted.clear();
        int keyval = Win.Create_keyval(null, (win, key, value) -> deleted.add(value));
        var win = Win.Allocate(16, 1, null, WORLD);
        assertNull(win.Get_attr(keyval));
        win.Set_attr(keyval, "one");
        assertEquals("one", win.Get_attr(keyval));
        win.Delete_attr(keyval);
        assertNull(win.Get_attr(keyval));
        win.Set_attr(keyval, "two");
        win.Free();
        assertEquals(List.of("one", "two"), deleted);
        Win.Free_keyval(keyval);
    }

    @Test
    void windowsAreToldToTheirFunctions() {
        deleted.clear();
        int keyval =
                Win.Create_keyval(
                        (old, key, value) -> value,
                        (win, key, value) -> deleted.add(win.Get_attr(MPI.WIN_DISP_UNIT)));
        try (var win = Win.Allocate(16, 8, null, WORLD)) {
            win.Set_attr(keyval, "one");
            win.Delete_attr(keyval);
        }
        assertEquals(List.of(8), deleted);
        Win.Free_keyval(keyval);
    }

    @Test
    void whatMpiSaysOfAWindow() {
        try (var win = Win.Allocate(64 + RANK, 4, null, WORLD)) {
            var base = assertInstanceOf(MemorySegment.class, win.Get_attr(MPI.WIN_BASE));
            assertEquals(win.Base().address(), base.address());
            assertEquals(64 + RANK, base.byteSize());
            assertEquals(64L + RANK, win.Get_attr(MPI.WIN_SIZE));
            assertEquals(4, win.Get_attr(MPI.WIN_DISP_UNIT));
            assertEquals(MPI.WIN_FLAVOR_ALLOCATE, win.Get_attr(MPI.WIN_CREATE_FLAVOR));
            assertTrue(
                    List.of(MPI.WIN_UNIFIED, MPI.WIN_SEPARATE)
                            .contains(win.Get_attr(MPI.WIN_MODEL)));
        }
    }

    @Test
    void theBaseOfAWindowGoesWithIt() {
        var win = Win.Allocate(8, 1, null, WORLD);
        var base = assertInstanceOf(MemorySegment.class, win.Get_attr(MPI.WIN_BASE));
        base.set(ValueLayout.JAVA_LONG, 0, 7);
        win.Free();
        assertThrows(IllegalStateException.class, () -> base.get(ValueLayout.JAVA_LONG, 0));
    }

    @Test
    void whatMpiSaysOfAWindowOverMemoryOfOurs() {
        Lacks.assumeWindowsOverMemory();
        try (var arena = Arena.ofShared();
                var win = Win.Create(arena.allocate(48), 2, null, WORLD)) {
            assertEquals(48L, win.Get_attr(MPI.WIN_SIZE));
            assertEquals(2, win.Get_attr(MPI.WIN_DISP_UNIT));
            assertEquals(MPI.WIN_FLAVOR_CREATE, win.Get_attr(MPI.WIN_CREATE_FLAVOR));
        }
    }

    // Open MPI gives only MPI_COMM_WORLD the predefined attributes.
    @Tag("init")
    @Test
    void whatMpiSaysOfTheWorld() {
        int most = assertInstanceOf(Integer.class, WORLD.Get_attr(MPI.TAG_UB));
        assertTrue(most >= 32767, "tags up to " + most);
        WORLD.Sendrecv(
                new int[1], 0, 1, MPI.INT, RANK, most, new int[1], 0, 1, MPI.INT, RANK, most);
        var global = WORLD.Get_attr(MPI.WTIME_IS_GLOBAL);
        assertTrue(global == null || global.equals(0) || global.equals(1), "" + global);
        var last = assertInstanceOf(Integer.class, WORLD.Get_attr(MPI.LASTUSEDCODE));
        assertTrue(last >= MPI.ERR_LASTCODE, "last code " + last);
        assertInstanceOf(Integer.class, WORLD.Get_attr(MPI.IO));
    }

    @Test
    void whatTheLauncherSaysOfTheWorld() {
        var universe = WORLD.Get_attr(MPI.UNIVERSE_SIZE);
        assertTrue(universe == null || (int) universe > 0, "room for " + universe);
        var program = WORLD.Get_attr(MPI.APPNUM);
        assertTrue(program == null || program.equals(0), "program " + program + " of " + SIZE);
    }
}
