package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests datatypes by camelCase calls: each constructor, queries, and packed data in external32,
 * MPI's data representation for all machines.
 */
@MpiTest(ranks = {1, 2})
final class CamelTypesCase {
    private static final String FORM = "external32";
    private static final int[] TEN = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

    /** Checks which elements of an array of ten a datatype selects. */
    private static void selects(Datatype type, int... expected) {
        assertEquals(expected.length, type.getSize());
        selectsOf(type, expected);
    }

    private static void selectsOf(Datatype type, int... expected) {
        type.commit();
        int[] got = new int[expected.length];
        int n = expected.length;
        WORLD.sendRecv(TEN, 1, type, RANK, 3, got, n, MPI.INT, RANK, 3);
        assertArrayEquals(expected, got);
        type.free();
        assertTrue(type.isNull());
    }

    @Test
    void regular() {
        selects(Datatype.createContiguous(3, MPI.INT), 0, 1, 2);
        selects(Datatype.createVector(2, 2, 4, MPI.INT), 0, 1, 4, 5);
        selects(Datatype.createHVector(2, 1, 20, MPI.INT), 0, 5);
        selects(MPI.INT.dup(), 0);
    }

    @Test
    void irregular() {
        selects(Datatype.createIndexed(new int[] {1, 2}, new int[] {3, 5}, MPI.INT), 3, 5, 6);
        selects(Datatype.createHIndexed(new int[] {1, 2}, new int[] {4, 32}, MPI.INT), 1, 8, 9);
        selects(Datatype.createHIndexed(new int[] {1}, new long[] {8}, MPI.INT), 2);
        selects(Datatype.createIndexedBlock(2, new int[] {0, 7}, MPI.INT), 0, 1, 7, 8);
        selects(Datatype.createHIndexedBlock(1, new int[] {0, 8}, MPI.INT), 0, 2);
        Datatype[] types = {MPI.INT, MPI.INT};
        selectsOf(Datatype.createStruct(new int[] {1, 2}, new int[] {0, 16}, types), 0, 4, 5);
    }

    @Test
    void arrays() {
        int[] sizes = {2, 5};
        int[] parts = {2, 2};
        int[] starts = {0, 1};
        selects(Datatype.createSubarray(sizes, parts, starts, MPI.ORDER_C, MPI.INT), 1, 2, 6, 7);
        int[] block = {MPI.DISTRIBUTE_BLOCK};
        int[] args = {MPI.DISTRIBUTE_DFLT_DARG};
        int[] two = {2};
        int c = MPI.ORDER_C;
        selects(Datatype.createDArray(2, 1, new int[] {4}, block, args, two, c, MPI.INT), 2, 3);
    }

    @Test
    void bounds() {
        try (Datatype gap = Datatype.createResized(MPI.INT, -4, 16)) {
            assertEquals(4, gap.getExtent());
            assertEquals(-1, gap.getLb());
            assertEquals(1, gap.getTrueExtent());
            assertEquals(0, gap.getTrueLb());
            assertEquals(1, gap.getSize());
        }
        try (Datatype vector = Datatype.createVector(2L, 1L, 3L, MPI.DOUBLE)) {
            assertEquals(4, vector.getExtent());
            assertEquals(2, vector.getSize());
        }
    }

    /**
     * Tests that extent and size of pairs, of structs and of types made of them count bytes, but
     * those of complex types count elements.
     */
    @Test
    void unitsOfPairsAndStructs() {
        assertUnits(MPI.INT2, 8, 8);
        assertUnits(MPI.SHORT_INT, 8, 6);
        assertUnits(MPI.LONG_INT, 16, 12);
        assertUnits(MPI.FLOAT_INT, 8, 8);
        assertUnits(MPI.DOUBLE_INT, 16, 12);
        assertUnits(MPI.LONG2, 16, 16);
        assertUnits(MPI.int2.getType(), 8, 8);
        assertUnits(MPI.FLOAT_COMPLEX, 2, 2);
        assertUnits(MPI.DOUBLE_COMPLEX, 2, 2);
        assertUnits(MPI.PACKED, 1, 1);
        Datatype[] equal = {MPI.INT, MPI.INT};
        Datatype[] mixed = {MPI.INT, MPI.DOUBLE};
        int[] lengths = {1, 2};
        int[] places = {0, 8};
        try (Datatype three = Datatype.createContiguous(3, MPI.INT2);
                Datatype complex = Datatype.createVector(2, 1, 3, MPI.FLOAT_COMPLEX);
                Datatype ofOne = Datatype.createStruct(lengths, places, equal);
                Datatype ofTwo = Datatype.createStruct(lengths, places, mixed);
                Datatype copy = ofOne.dup();
                Datatype more = Datatype.createVector(2, 1, 2, ofOne);
                Datatype wide = Datatype.createResized(MPI.INT2, -8, 32)) {
            assertUnits(three, 24, 24);
            assertUnits(complex, 8, 4);
            assertUnits(ofOne, 16, 12);
            assertUnits(ofTwo, 24, 20);
            assertUnits(copy, 16, 12);
            assertUnits(more, 48, 24);
            assertUnits(wide, 32, 8);
            assertEquals(-8, wide.getLb());
            assertEquals(8, wide.getTrueExtent());
            assertEquals(2, MPI.INT2.Size(), "mpiJava counts elements");
            assertEquals(4, ofOne.Extent(), "mpiJava counts elements");
        }
    }

    private static void assertUnits(Datatype type, int extent, int size) {
        assertEquals(extent, type.getExtent(), type + " extent");
        assertEquals(size, type.getSize(), type + " size");
    }

    @Test
    void origins() {
        try (Datatype vector = Datatype.createVector(2, 1, 3, MPI.INT)) {
            assertEquals(3, vector.getEnvelope().getNumIntegers());
            assertArrayEquals(new int[] {2, 1, 3}, vector.getContents().getArrayOfIntegers());
            vector.setName("two of four");
            assertEquals("two of four", vector.getName());
        }
        assertEquals(8, Datatype.matchSize(MPI.TYPECLASS_REAL, 8).getSize());
        Lacks.assumeHas("MPI_Type_get_value_index");
        Datatype.getValueIndex(MPI.FLOAT, MPI.INT).close();
    }

    @Test
    void attributes() {
        int keyval = Datatype.createKeyval();
        try (Datatype type = Datatype.createContiguous(2, MPI.INT)) {
            type.setAttr(keyval, "two");
            try (Datatype copy = type.dup()) {
                assertEquals("two", copy.getAttr(keyval));
                copy.deleteAttr(keyval);
                assertNull(copy.getAttr(keyval));
            }
        }
        Datatype.freeKeyval(keyval);
    }

    @Test
    void external() {
        byte[] packed = new byte[(int) MPI.INT.packExternalSize(FORM, 2)];
        assertEquals(8, MPI.INT.packExternal(FORM, TEN, 2, packed, 0));
        int[] got = new int[2];
        assertEquals(8, MPI.INT.unpackExternal(FORM, packed, 0, got, 2));
        assertArrayEquals(new int[] {0, 1}, got);
    }
}
