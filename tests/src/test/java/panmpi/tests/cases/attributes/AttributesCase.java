package panmpi.tests.cases.attributes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.World;

/** Tests objects of the program as attributes of communicators. */
@MpiTest(ranks = {1, 2, 3})
final class AttributesCase {
    private final List<Object> deleted = new ArrayList<>();

    @Test
    void anyObjectIsAValue() {
        int keyval = Comm.Create_keyval(null, null);
        try (var copy = WORLD.Dup()) {
            assertNull(copy.Get_attr(keyval));
            for (Object value : new Object[] {new int[3], "text", 42, RANK, this, List.of()}) {
                copy.Set_attr(keyval, value);
                System.gc();
                assertSame(value, copy.Get_attr(keyval));
            }
            copy.Delete_attr(keyval);
            assertNull(copy.Get_attr(keyval));
        }
        Comm.Free_keyval(keyval);
    }

    @Test
    void nullIsNoValue() {
        int keyval = Comm.Create_keyval(null, null);
        try (var copy = WORLD.Dup()) {
            var refusal = assertThrows(MPIException.class, () -> copy.Set_attr(keyval, null));
            assertTrue(refusal.getMessage().contains("attribute_val"), refusal.getMessage());
        }
        Comm.Free_keyval(keyval);
    }

    @Test
    void keysAreApart() {
        int first = Comm.Create_keyval(null, null);
        int second = Comm.Create_keyval(null, null);
        try (var copy = WORLD.Dup()) {
            copy.Set_attr(first, "one");
            copy.Set_attr(second, "two");
            assertEquals("one", copy.Get_attr(first));
            assertEquals("two", copy.Get_attr(second));
        }
        Comm.Free_keyval(first);
        Comm.Free_keyval(second);
    }

    @Test
    void replacedDeletedAndFreed() {
        deleted.clear();
        int keyval = Comm.Create_keyval(null, this::note);
        var copy = WORLD.Dup();
        copy.Set_attr(keyval, "one");
        copy.Set_attr(keyval, "two");
        assertEquals(List.of("one"), deleted);
        copy.Delete_attr(keyval);
        assertEquals(List.of("one", "two"), deleted);
        copy.Set_attr(keyval, "three");
        copy.Free();
        assertEquals(List.of("one", "two", "three"), deleted);
        Comm.Free_keyval(keyval);
    }

    @Test
    void copyIsWhatTheFunctionGives() {
        deleted.clear();
        int keyval = Comm.Create_keyval((old, key, value) -> value + "'", this::note);
        var copy = WORLD.Dup();
        copy.Set_attr(keyval, "a");
        var copied = copy.Dup();
        var twice = copied.Dup();
        assertEquals("a", copy.Get_attr(keyval));
        assertEquals("a'", copied.Get_attr(keyval));
        assertEquals("a''", twice.Get_attr(keyval));
        copied.Free();
        assertEquals(List.of("a'"), deleted);
        twice.Free();
        copy.Free();
        assertEquals(List.of("a'", "a''", "a"), deleted);
        Comm.Free_keyval(keyval);
    }

    @Test
    void functionsAreToldOfObjectAndKey() {
        var seen = new ArrayList<String>();
        int[] keyval = new int[1];
        keyval[0] =
                Comm.Create_keyval(
                        (old, key, value) -> {
                            seen.add("copy " + (key == keyval[0]) + " " + old.Get_attr(key));
                            return value;
                        },
                        (object, key, value) ->
                                seen.add("delete " + (key == keyval[0]) + " " + object.Rank()));
        try (var copy = WORLD.Dup()) {
            copy.Set_attr(keyval[0], "v");
            copy.Dup().Free();
            assertEquals(List.of("copy true v", "delete true " + RANK), seen);
        }
        Comm.Free_keyval(keyval[0]);
    }

    @Test
    void nullFromTheCopyFunctionLeavesNone() {
        deleted.clear();
        int keyval = Comm.Create_keyval((old, key, value) -> null, this::note);
        try (var copy = WORLD.Dup()) {
            copy.Set_attr(keyval, "kept");
            try (var copied = copy.Dup()) {
                assertNull(copied.Get_attr(keyval));
            }
            assertEquals(List.of(), deleted);
            assertEquals("kept", copy.Get_attr(keyval));
        }
        assertEquals(List.of("kept"), deleted);
        Comm.Free_keyval(keyval);
    }

    @Test
    void withoutCopyFunctionCopiesHaveNone() {
        int keyval = Comm.Create_keyval(null, null);
        try (var copy = WORLD.Dup()) {
            copy.Set_attr(keyval, "kept");
            try (var copied = copy.Dup()) {
                assertNull(copied.Get_attr(keyval));
            }
        }
        Comm.Free_keyval(keyval);
    }

    @Test
    void nonblockingCopiesHaveThemToo() {
        deleted.clear();
        int keyval = Comm.Create_keyval((old, key, value) -> value, this::note);
        try (var copy = WORLD.Dup()) {
            copy.Set_attr(keyval, "v");
            var made = copy.Idup();
            made.request().Wait();
            assertEquals("v", made.newcomm().Get_attr(keyval));
            made.newcomm().Free();
        }
        assertEquals(List.of("v", "v"), deleted);
        Comm.Free_keyval(keyval);
    }

    @Test
    void freedKeysLiveOnInAttributes() {
        deleted.clear();
        int keyval = Comm.Create_keyval((old, key, value) -> value, this::note);
        var copy = WORLD.Dup();
        copy.Set_attr(keyval, "v");
        Comm.Free_keyval(keyval);
        copy.Dup().Free();
        copy.Free();
        assertEquals(List.of("v", "v"), deleted);
    }

    @Test
    void keysThatAreNoneAreRefused() {
        assertThrows(MPIException.class, () -> WORLD.Get_attr(MPI.KEYVAL_INVALID));
        assertThrows(MPIException.class, () -> WORLD.Set_attr(MPI.KEYVAL_INVALID, "v"));
        assertThrows(MPIException.class, () -> WORLD.Delete_attr(MPI.KEYVAL_INVALID));
        assertThrows(MPIException.class, () -> WORLD.Set_attr(MPI.TAG_UB, 7));
        World.assertMpiStillWorks();
    }

    private void note(Comm comm, int keyval, Object value) {
        deleted.add(value);
    }
}
