package panmpi.tests.cases.environment;

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
import java.util.HashSet;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Tests memory that MPI allocates, and the addresses that MPI returns. */
@MpiTest(ranks = {1, 2})
final class AllocatedMemoryCase {
    @Test
    void isABufferForMessages() {
        var memory = MPI.Alloc_mem(80, null);
        assertEquals(80, memory.byteSize());
        memory.fill((byte) 0);
        memory.setAtIndex(JAVA_INT, 9, RANK + 1);
        WORLD.Sendrecv(memory, 9, 1, MPI.INT, NEXT, 0, memory, 19, 1, MPI.INT, PREVIOUS, 0);
        assertEquals(PREVIOUS + 1, memory.getAtIndex(JAVA_INT, 19));
        MPI.Free_mem(memory);
    }

    @Test
    void isGoneAfterwards() {
        var memory = MPI.Alloc_mem(100, null);
        var part = memory.asSlice(10, 5);
        MPI.Free_mem(memory);
        assertThrows(IllegalStateException.class, () -> memory.get(JAVA_BYTE, 0));
        assertThrows(IllegalStateException.class, () -> part.set(JAVA_BYTE, 0, (byte) 1));
        refused(() -> MPI.Free_mem(memory));
    }

    @Test
    void ofOthersIsNotFreed() {
        var memory = MPI.Alloc_mem(100, null);
        refused(() -> MPI.Free_mem(memory.asSlice(8)));
        refused(() -> MPI.Free_mem(MemorySegment.ofAddress(memory.address())));
        refused(() -> MPI.Free_mem(MemorySegment.ofArray(new int[3])));
        refused(() -> MPI.Free_mem(null));
        try (var arena = Arena.ofConfined()) {
            var ours = arena.allocate(8);
            refused(() -> MPI.Free_mem(ours));
        }
        memory.fill((byte) 1);
        MPI.Free_mem(memory);
    }

    @Test
    void withHints() {
        try (var info = Info.Create()) {
            info.Set("mpi_minimum_memory_alignment", "64");
            var memory = MPI.Alloc_mem(1, info);
            assertEquals(1, memory.byteSize());
            MPI.Free_mem(memory);
        }
    }

    @Test
    void manyPieces() {
        var pieces = new MemorySegment[1000];
        var addresses = new HashSet<Long>();
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = MPI.Alloc_mem(i + 1, null);
            pieces[i].fill((byte) i);
            assertTrue(addresses.add(pieces[i].address()));
        }
        for (int i = 0; i < pieces.length; i++) {
            assertEquals((byte) i, pieces[i].get(JAVA_BYTE, i));
            MPI.Free_mem(pieces[i]);
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Alloc_mem, ends the process.
    @Tag("init")
    @Test
    void negativeSizeIsRefused() {
        assertThrows(MPIException.class, () -> MPI.Alloc_mem(-1, null));
    }

    @Test
    void addresses() {
        try (var arena = Arena.ofConfined()) {
            var memory = arena.allocate(100);
            long start = MPI.Get_address(memory);
            long later = MPI.Get_address(memory.asSlice(24));
            assertEquals(24, MPI.Aint_diff(later, start));
            assertEquals(-24, MPI.Aint_diff(start, later));
            assertEquals(later, MPI.Aint_add(start, 24));
            assertEquals(start, MPI.Aint_add(later, -24));
        }
    }

    @Test
    void arraysHaveNoAddress() {
        var array = MemorySegment.ofArray(new int[3]);
        assertThrows(MPIException.class, () -> MPI.Get_address(array));
    }

    private static void refused(Executable call) {
        var refusal = assertThrows(MPIException.class, call);
        assertEquals(Mpi.MPI_ERR_BASE, refusal.Get_error_class(), refusal.getMessage());
    }
}
