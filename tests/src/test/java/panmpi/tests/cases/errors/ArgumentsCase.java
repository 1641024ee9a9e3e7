package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import mpi.Datatype;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.User_function;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/**
 * Tests arguments that MPI would misunderstand: strings with zero characters, sizes beyond any
 * memory, read-only memory for results.
 */
@MpiTest(ranks = {1, 2})
final class ArgumentsCase {
    @Test
    void textsWithZeroCharacters() {
        try (var info = Info.Create()) {
            refused("key has a zero character at 1", () -> info.Set("a\0b", "c"));
            refused("value has a zero character at 0", () -> info.Set("a", "\0"));
            assertNull(info.Get_string("a"));
        }
        refused("zero character", () -> WORLD.Set_name("x\0"));
        refused("zero character", () -> MPI.Lookup_name("x\0y", null));
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Alloc_mem, ends the process.
    @Tag("init")
    @Test
    void moreMemoryThanThereIs() {
        for (long size : new long[] {1L << 60, 1L << 62, Long.MAX_VALUE, -1}) {
            assertThrows(MPIException.class, () -> MPI.Alloc_mem(size, null), "size " + size);
        }
        assertEquals(0, MPI.Alloc_mem(0, null).byteSize());
    }

    @Test
    void readOnlyMemory() {
        var memory = Arena.global().allocate(64, 8).asReadOnly();
        refused("base is read-only", () -> Win.Create(memory, 1, null, WORLD));
        refused("buffer is read-only", () -> MPI.Buffer_attach(memory));
        var win = Win.Allocate(8, 1, null, WORLD);
        win.Fence(0);
        refused("buf is read-only", () -> win.Get(memory, 1, MPI.INT, 0, 0, 1, MPI.INT));
        win.Fence(0);
        win.Free();
    }

    @Test
    void reductionsOfObjectsThatReachTooFar() {
        var op = new Op(new Second(), true);
        for (long extent : new long[] {1L << 40, -(1L << 62), 1L << 62, 1 << 30}) {
            var type = Datatype.Create_resized(MPI.OBJECT, 0, extent);
            type.Commit();
            var objects = new Object[4];
            refused("", () -> WORLD.Allreduce(objects, 0, objects.clone(), 0, 3, type, op));
            type.Free();
        }
        refused(
                WORLD.Size() == 1
                        ? "needs more elements than the array has, 4"
                        : "is more than a Java array can hold",
                () -> WORLD.Allreduce(new Object[4], 0, new Object[4], 0, 1 << 30, MPI.OBJECT, op));
        op.Free();
    }

    private static final class Second extends User_function {
        @Override
        public void Call(Object in, int at, Object inout, int to, int count, Datatype type) {}
    }

    private static void refused(String words, Executable call) {
        var failure = assertThrows(MPIException.class, call);
        assertTrue(failure.getMessage().contains(words), failure.getMessage());
    }
}
