package panmpi.tests.cases.datatypes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static panmpi.tests.support.TypeMaps.assertMap;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.reflect.Array;
import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests every constructor of a datatype, with int and with long arguments: which elements the
 * datatype selects, and which it leaves alone.
 */
@MpiTest(ranks = {1, 2, 3})
final class TypeMapCase {

    @Test
    void contiguous() {
        assertMap(Datatype.Contiguous(3, MPI.INT), 0, 1, 2);
        assertMap(Datatype.Contiguous(3L, MPI.INT), 0, 1, 2);
    }

    @Test
    void vector() {
        assertMap(Datatype.Vector(3, 2, 4, MPI.INT), 0, 1, 4, 5, 8, 9);
        assertMap(Datatype.Vector(3L, 2L, 4L, MPI.INT), 0, 1, 4, 5, 8, 9);
    }

    @Test
    void vectorBackwards() {
        assertMap(Datatype.Vector(2, 1, -2, MPI.INT), 0, -2);
        assertMap(Datatype.Create_hvector(2L, 1L, -8L, MPI.INT), 0, -2);
    }

    @Test
    void hvector() {
        assertMap(Datatype.Create_hvector(3, 1, 12, MPI.INT), 0, 3, 6);
        assertMap(Datatype.Create_hvector(3L, 1L, 12L, MPI.INT), 0, 3, 6);
    }

    @Test
    void indexed() {
        assertMap(Datatype.Indexed(new int[] {2, 1}, new int[] {4, 1}, MPI.INT), 4, 5, 1);
        assertMap(Datatype.Indexed(new long[] {2, 1}, new long[] {4, 1}, MPI.INT), 4, 5, 1);
    }

    @Test
    void hindexed() {
        assertMap(Datatype.Create_hindexed(new int[] {2, 1}, new long[] {16, 4}, MPI.INT), 4, 5, 1);
        assertMap(
                Datatype.Create_hindexed(new long[] {2, 1}, new long[] {16, 4}, MPI.INT), 4, 5, 1);
    }

    @Test
    void indexedBlock() {
        assertMap(Datatype.Create_indexed_block(2, new int[] {5, 0}, MPI.INT), 5, 6, 0, 1);
        assertMap(Datatype.Create_indexed_block(2L, new long[] {5, 0}, MPI.INT), 5, 6, 0, 1);
    }

    @Test
    void hindexedBlock() {
        assertMap(Datatype.Create_hindexed_block(2, new long[] {20, 0}, MPI.INT), 5, 6, 0, 1);
        assertMap(Datatype.Create_hindexed_block(2L, new long[] {20, 0}, MPI.INT), 5, 6, 0, 1);
    }

    @Test
    void struct() {
        try (var pair = Datatype.Contiguous(2, MPI.INT)) {
            Datatype[] types = {MPI.INT, pair};
            long[] at = {12, 0};
            assertMap(Datatype.Create_struct(new int[] {2, 1}, at, types), 3, 4, 0, 1);
            assertMap(Datatype.Create_struct(new long[] {2, 1}, at, types), 3, 4, 0, 1);
        }
    }

    @Test
    void resized() {
        try (var two = Datatype.Contiguous(2, MPI.INT)) {
            assertMap(Datatype.Create_resized(two, 0, 20), 0, 1);
            assertMap(Datatype.Create_resized(two, -4, 12), 0, 1);
        }
    }

    @Test
    void subarray() {
        int[] sizes = {3, 4};
        int[] parts = {2, 2};
        int[] starts = {1, 1};
        assertMap(
                Datatype.Create_subarray(sizes, parts, starts, MPI.ORDER_C, MPI.INT), 5, 6, 9, 10);
        assertMap(
                Datatype.Create_subarray(sizes, parts, starts, MPI.ORDER_FORTRAN, MPI.INT),
                4,
                5,
                7,
                8);
        assertMap(
                Datatype.Create_subarray(
                        new long[] {3, 4},
                        new long[] {2, 2},
                        new long[] {1, 1},
                        MPI.ORDER_C,
                        MPI.INT),
                5,
                6,
                9,
                10);
    }

    /**
     * Tests a matrix whose columns are distributed cyclically to two processes; the datatype
     * selects those of process 1.
     */
    @Test
    void darray() {
        int[] deal = {MPI.DISTRIBUTE_NONE, MPI.DISTRIBUTE_CYCLIC};
        int[] by = {MPI.DISTRIBUTE_DFLT_DARG, MPI.DISTRIBUTE_DFLT_DARG};
        int[] grid = {1, 2};
        assertMap(
                Datatype.Create_darray(
                        2, 1, new int[] {2, 4}, deal, by, grid, MPI.ORDER_C, MPI.INT),
                1,
                3,
                5,
                7);
        assertMap(
                Datatype.Create_darray(
                        2, 1, new long[] {2, 4}, deal, by, grid, MPI.ORDER_C, MPI.INT),
                1,
                3,
                5,
                7);
    }

    @Test
    void dup() {
        try (var second = Datatype.Vector(2, 1, 2, MPI.INT)) {
            assertMap(second.Dup(), 0, 2);
        }
        assertMap(MPI.INT.Dup(), 0);
    }

    @Test
    void typeOfTypes() {
        try (var second = Datatype.Vector(2, 1, 2, MPI.INT)) {
            assertMap(Datatype.Contiguous(2, second), 0, 2, 3, 5);
        }
    }

    @Test
    void everySecondElementOfAllTypes() {
        for (Patterns type : Patterns.values()) {
            try (var second = Datatype.Vector(3, 1, 2, type.datatype)) {
                second.Commit();
                var sent = type.filled(RANK, 12);
                var got = type.untouched(9);
                WORLD.Sendrecv(sent, 3, 1, second, NEXT, 1, got, 2, 1, second, PREVIOUS, 1);
                var expected = type.untouched(9);
                for (int i = 0; i < 5; i += 2) {
                    Array.set(expected, 2 + i, Array.get(type.filled(PREVIOUS, 12), 3 + i));
                }
                type.assertSame(expected, got);
            }
        }
    }

    @Test
    void transposesAMatrix() {
        try (var column = Datatype.Vector(2, 1, 3, MPI.INT);
                var columns = Datatype.Create_resized(column, 0, 4)) {
            columns.Commit();
            int[] got = new int[6];
            int[] rows = {11, 12, 13, 21, 22, 23};
            WORLD.Sendrecv(rows, 0, 3, columns, NEXT, 1, got, 0, 6, MPI.INT, PREVIOUS, 1);
            assertArrayEquals(new int[] {11, 21, 12, 22, 13, 23}, got);
        }
    }
}
