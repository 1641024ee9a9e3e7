package panmpi.tests.cases.datatypes;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Host;
import panmpi.tests.support.Lacks;

/**
 * Tests that a receive by a datatype with gaps writes the same bytes to an array as to native
 * memory: panmpi computes the blocks for an array, the MPI library those for native memory.
 */
@MpiTest(ranks = {1, 2})
final class ArrayPartsCase {
    private static final int DEFAULT = MPI.DISTRIBUTE_DFLT_DARG;
    private static final int[] SIZES = {7, 5};
    private static final int[] GRID = {2, 3};
    private static final byte UNTOUCHED = -1;

    @Test
    void blocksOfADistributedArray() {
        Host.assumeOneOrNot("MPICH 5.0", "receives of arrays of pairs over libfabric, in C too");
        deal(MPI.DISTRIBUTE_BLOCK, DEFAULT, MPI.DISTRIBUTE_BLOCK, DEFAULT);
        deal(MPI.DISTRIBUTE_BLOCK, 5, MPI.DISTRIBUTE_BLOCK, 2);
    }

    @Test
    void cyclesOfADistributedArray() {
        deal(MPI.DISTRIBUTE_CYCLIC, DEFAULT, MPI.DISTRIBUTE_CYCLIC, DEFAULT);
        deal(MPI.DISTRIBUTE_CYCLIC, 2, MPI.DISTRIBUTE_CYCLIC, 1);
    }

    @Test
    void blocksAndCyclesOfADistributedArray() {
        Lacks.assumeNot("Intel", "MPI_Type_create_darray of blocks and cycles, in C too");
        deal(MPI.DISTRIBUTE_BLOCK, DEFAULT, MPI.DISTRIBUTE_CYCLIC, 2);
    }

    /**
     * Checks the datatypes for the parts of a distributed array that each of six processes has, in
     * C's and in Fortran's order. The array has two dimensions, each with a kind of distribution
     * and the length of its blocks.
     */
    private static void deal(int kind0, int length0, int kind1, int length1) {
        int[] kinds = {kind0, kind1};
        int[] lengths = {length0, length1};
        for (int order : new int[] {MPI.ORDER_C, MPI.ORDER_FORTRAN}) {
            for (int process = 0; process < 6; process++) {
                var type =
                        Datatype.Create_darray(
                                6, process, SIZES, kinds, lengths, GRID, order, MPI.SHORT_INT);
                assertSameAsMemory(type, "process " + process + ", order " + order);
            }
        }
    }

    @Test
    void subarrays() {
        int[] parts = {3, 2};
        int[] starts = {2, 1};
        for (int order : new int[] {MPI.ORDER_C, MPI.ORDER_FORTRAN}) {
            assertSameAsMemory(
                    Datatype.Create_subarray(SIZES, parts, starts, order, MPI.SHORT_INT),
                    "order " + order);
        }
    }

    @Test
    void pairsWithGaps() {
        assertSameAsMemory(Datatype.Contiguous(3, MPI.SHORT_INT), "SHORT_INT");
        assertSameAsMemory(Datatype.Contiguous(3, MPI.LONG_INT), "LONG_INT");
        assertSameAsMemory(Datatype.Contiguous(3, MPI.DOUBLE_INT), "DOUBLE_INT");
        assertSameAsMemory(Datatype.Contiguous(3, MPI.FLOAT_INT), "FLOAT_INT");
    }

    @Test
    void pairsOfValueAndIndex() {
        Lacks.assumeHas("MPI_Type_get_value_index");
        var pair = Datatype.Get_value_index(MPI.DOUBLE, MPI.INT);
        assertSameAsMemory(Datatype.Contiguous(3, pair), "double and int");
    }

    @Test
    void blocksInAnyOrderAndNested() {
        int[] lengths = {2, 0, 1, 1};
        long[] places = {40, 7, 0, 24};
        try (var inner = Datatype.Create_hindexed(lengths, places, MPI.SHORT_INT);
                var wide = Datatype.Create_resized(inner, 0, 100)) {
            assertSameAsMemory(Datatype.Vector(3, 1, 2, wide), "vector of blocks");
            var types = new Datatype[] {wide, MPI.DOUBLE_INT};
            assertSameAsMemory(
                    Datatype.Create_struct(new int[] {1, 2}, new long[] {50, 0}, types), "struct");
        }
    }

    /**
     * Receives one item twice, into memory and into an array, and compares both; frees the
     * datatype.
     */
    private static void assertSameAsMemory(Datatype made, String what) {
        try (made;
                var arena = Arena.ofShared()) {
            made.Commit();
            int size = made.Get_size();
            var bounds = made.Get_true_extent();
            int span = (int) (bounds.true_lb() + bounds.true_extent());
            byte[] sent = new byte[size];
            for (int i = 0; i < size; i++) {
                sent[i] = (byte) (i % 100 + 1);
            }
            MemorySegment memory = arena.allocate(Math.max(1, span)).fill(UNTOUCHED);
            byte[] array = new byte[span];
            Arrays.fill(array, UNTOUCHED);
            var first = WORLD.Isend(sent, 0, size, MPI.BYTE, NEXT, 1);
            WORLD.Recv(memory, 1, made, PREVIOUS, 1);
            first.Wait();
            var second = WORLD.Isend(sent, 0, size, MPI.BYTE, NEXT, 2);
            WORLD.Recv(MemorySegment.ofArray(array), 1, made, PREVIOUS, 2);
            second.Wait();
            assertArrayEquals(memory.asSlice(0, span).toArray(JAVA_BYTE), array, what);
        }
    }
}
