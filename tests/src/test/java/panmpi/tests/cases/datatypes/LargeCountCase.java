package panmpi.tests.cases.datatypes;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.nio.channels.FileChannel.MapMode.READ_WRITE;
import static java.nio.file.StandardOpenOption.DELETE_ON_CLOSE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.SPARSE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import mpi.Datatype;
import mpi.MPI;
import mpi.abi.MissingFunctionException;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Lacks;

/**
 * Tests counts too large for an int: either the data arrive, or an exception names the function
 * that the MPI library lacks.
 */
@MpiTest(ranks = 1)
final class LargeCountCase {
    private static final long MANY = 3_000_000_000L;

    @Test
    void messageOfNothingManyTimes() {
        Lacks.assumeHas("MPI_Send_c", "MPI_Irecv_c");
        try (var nothing = Datatype.Contiguous(0, MPI.INT);
                var arena = Arena.ofConfined()) {
            nothing.Commit();
            var memory = arena.allocate(8);
            var request = WORLD.Irecv(memory, MANY, nothing, 0, 1);
            WORLD.Send(memory, MANY, nothing, 0, 1);
            assertEquals(0, request.Wait().Get_count_c(MPI.BYTE));
        }
    }

    @Test
    void typesOfMany() {
        Lacks.assumeHas("MPI_Type_contiguous_c", "MPI_Type_vector_c", "MPI_Type_size_c");
        try (var row = Datatype.Contiguous(MANY, MPI.BYTE);
                var grid = Datatype.Vector(2L, MANY, 2 * MANY, MPI.BYTE);
                var part =
                        Datatype.Create_subarray(
                                new long[] {2, MANY},
                                new long[] {1, MANY - 1},
                                new long[] {1, 1},
                                MPI.ORDER_C,
                                MPI.BYTE)) {
            assertEquals(MANY, row.Get_size_c());
            assertEquals(MPI.UNDEFINED, row.Get_size());
            assertEquals(MANY, row.Get_extent().extent());
            assertEquals(2 * MANY, grid.Get_size_c());
            assertEquals(3 * MANY, grid.Get_extent().extent());
            assertEquals(MANY - 1, part.Get_size_c());
            assertEquals(MANY + 1, part.Get_true_extent().true_lb());
            assertEquals(MANY, WORLD.Pack_size(MANY, MPI.BYTE));
        }
    }

    /** Tests elements far apart in a mapped sparse file, of which only two pages are used. */
    @Test
    void elementsGigabytesApart() throws IOException {
        var path = Files.createTempFile("panmpi", "sparse");
        try (var file = FileChannel.open(path, READ, WRITE, SPARSE, DELETE_ON_CLOSE);
                var far = Datatype.Create_hvector(2L, 1L, MANY, MPI.INT);
                var arena = Arena.ofShared()) {
            far.Commit();
            var memory = file.map(READ_WRITE, 0, MANY + 4, arena);
            memory.set(JAVA_INT, 0, 1);
            memory.set(JAVA_INT, MANY, 2);
            var near = arena.allocate(JAVA_INT, 2);
            WORLD.Sendrecv(memory, 1L, far, 0, 1, near, 2L, MPI.INT, 0, 1);
            assertArrayEquals(new int[] {1, 2}, near.toArray(JAVA_INT));
            near.setAtIndex(JAVA_INT, 1, 3);
            WORLD.Sendrecv(near, 2L, MPI.INT, 0, 1, memory, 1L, far, 0, 1);
            assertEquals(3, memory.get(JAVA_INT, MANY));
        }
    }

    @Test
    void missingFunctionsAreNamed() {
        assumeFalse(Linkage.has("MPI_Send_c"), "this library has the functions of large counts");
        try (var nothing = Datatype.Contiguous(0, MPI.INT)) {
            nothing.Commit();
            var memory = MemorySegment.ofArray(new int[1]);
            lacks("MPI_Send_c", () -> WORLD.Send(memory, MANY, nothing, MPI.PROC_NULL, 1));
        }
        lacks("MPI_Type_contiguous_c", () -> Datatype.Contiguous(MANY, MPI.INT));
        long[] lengths = {1, MANY};
        long[] at = {0, 8};
        lacks("MPI_Type_indexed_c", () -> Datatype.Indexed(lengths, at, MPI.INT));
        lacks("MPI_Pack_size_c", () -> WORLD.Pack_size(MANY, MPI.INT));
    }

    private static void lacks(String function, Executable call) {
        var message = assertThrows(MissingFunctionException.class, call).getMessage();
        assertTrue(message.contains(function), message);
        assertTrue(message.contains("" + MANY), message);
        assertTrue(message.contains("MPI 4.0"), message);
        assertTrue(message.contains(Linkage.library()), message);
    }
}
