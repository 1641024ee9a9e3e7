package panmpi.tests.cases.datatypes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;

/** Tests queries of datatypes, their names and attributes. */
@MpiTest(ranks = 1)
final class TypeQueryCase {

    @Test
    void basicTypes() {
        for (Patterns type : Patterns.values()) {
            assertEquals(type.bytes, type.datatype.Get_size());
            assertEquals(type.bytes, type.datatype.Get_size_c());
            assertEquals(0, type.datatype.Get_extent().lb());
            assertEquals(type.bytes, type.datatype.Get_extent().extent());
            assertEquals(type.bytes, type.datatype.Get_true_extent().true_extent());
            var envelope = type.datatype.Get_envelope();
            assertEquals(MPI.COMBINER_NAMED, envelope.combiner());
            type.datatype.close();
            assertFalse(type.datatype.Is_null());
        }
    }

    @Test
    void sizesAndExtents() {
        try (var three = Datatype.Indexed(new int[] {1, 2}, new int[] {2, 5}, MPI.INT);
                var wide = Datatype.Create_resized(three, -8, 100)) {
            assertEquals(12, wide.Get_size());
            assertEquals(12, wide.Get_size_c());
            assertEquals(8, three.Get_extent().lb());
            assertEquals(20, three.Get_extent().extent());
            assertEquals(-8, wide.Get_extent().lb());
            assertEquals(100, wide.Get_extent().extent());
            assertEquals(8, wide.Get_true_extent().true_lb());
            assertEquals(20, wide.Get_true_extent().true_extent());
        }
    }

    @Test
    void largeExtents() {
        long stride = 3L << 31;
        try (var far = Datatype.Create_hvector(2, 1, stride, MPI.INT)) {
            assertEquals(8, far.Get_size());
            assertEquals(stride + 4, far.Get_extent().extent());
            assertEquals(stride + 4, far.Get_true_extent().true_extent());
        }
    }

    @Test
    void envelopeAndContents() {
        try (var type = Datatype.Create_hvector(3, 2, 40, MPI.INT)) {
            var envelope = type.Get_envelope();
            assertEquals(MPI.COMBINER_HVECTOR, envelope.combiner());
            assertEquals(2, envelope.num_integers());
            assertEquals(1, envelope.num_addresses());
            assertEquals(1, envelope.num_datatypes());
            var contents = type.Get_contents();
            assertArrayEquals(new int[] {3, 2}, contents.array_of_integers());
            assertArrayEquals(new long[] {40}, contents.array_of_addresses());
            assertArrayEquals(new Datatype[] {MPI.INT}, contents.array_of_datatypes());
        }
    }

    @Test
    void contentsOfStructs() {
        try (var two = Datatype.Contiguous(2, MPI.LONG);
                var type =
                        Datatype.Create_struct(
                                new int[] {1, 3},
                                new long[] {0, 8},
                                new Datatype[] {MPI.DOUBLE, two})) {
            var contents = type.Get_contents();
            assertEquals(MPI.COMBINER_STRUCT, type.Get_envelope().combiner());
            assertArrayEquals(new int[] {2, 1, 3}, contents.array_of_integers());
            assertArrayEquals(new long[] {0, 8}, contents.array_of_addresses());
            assertEquals(MPI.DOUBLE, contents.array_of_datatypes()[0]);
            try (var inner = contents.array_of_datatypes()[1]) {
                assertEquals(MPI.COMBINER_CONTIGUOUS, inner.Get_envelope().combiner());
                assertEquals(16, inner.Get_size());
            }
        }
    }

    @Test
    void names() {
        assertEquals("MPI_DOUBLE", MPI.DOUBLE.Get_name());
        try (var type = Datatype.Contiguous(3, MPI.BYTE)) {
            assertEquals("", type.Get_name());
            type.Set_name("three bytes");
            assertEquals("three bytes", type.Get_name());
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Type_match_size, ends the process.
    @Tag("init")
    @Test
    void matchSize() {
        assertEquals(8, Datatype.Match_size(MPI.TYPECLASS_REAL, 8).Get_size());
        var integer = Datatype.Match_size(MPI.TYPECLASS_INTEGER, 4);
        assertEquals(4, integer.Get_size());
        integer.close();
        assertFalse(integer.Is_null());
        assertThrows(MPIException.class, () -> Datatype.Match_size(MPI.TYPECLASS_REAL, 3));
    }

    @Test
    void valueAndIndex() {
        Lacks.assumeHas("MPI_Type_get_value_index");
        try (var pair = Datatype.Get_value_index(MPI.FLOAT, MPI.INT)) {
            assertEquals(8, pair.Get_size());
            assertEquals("MPI_FLOAT_INT", pair.Get_name());
        }
        assertTrue(Datatype.Get_value_index(MPI.PACKED, MPI.INT).Is_null());
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Type_size, ends the process.
    @Tag("init")
    @Test
    void freed() {
        var type = Datatype.Contiguous(3, MPI.INT);
        type.Commit();
        assertFalse(type.Is_null());
        type.Free();
        assertTrue(type.Is_null());
        type.close();
        assertThrows(MPIException.class, type::Get_size);
    }

    @Test
    void attributes() {
        var deleted = new ArrayList<Object>();
        int key =
                Datatype.Create_keyval(
                        (_, _, value) -> value + " copy", (_, _, value) -> deleted.add(value));
        var type = Datatype.Contiguous(3, MPI.INT);
        assertNull(type.Get_attr(key));
        type.Set_attr(key, "first");
        assertEquals("first", type.Get_attr(key));
        var copy = type.Dup();
        assertEquals("first copy", copy.Get_attr(key));
        type.Delete_attr(key);
        assertNull(type.Get_attr(key));
        assertEquals(List.of("first"), deleted);
        copy.Free();
        assertEquals(List.of("first", "first copy"), deleted);
        type.Free();
        Datatype.Free_keyval(key);
    }
}
