package panmpi.tests.cases.datatypes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.Op;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests the arguments of functions of the program that MPI calls: datatypes are the program's own
 * objects; other MPI objects are equal to the program's.
 */
@MpiTest(ranks = {1, 2})
final class CallbackTypesCase {
    // Open MPI crashes in Reduce_local without Init.
    @Tag("init")
    @Test
    void reductionsPassTheDatatypeOfTheProgram() {
        var type = Datatype.Contiguous(2, MPI.INT);
        type.Commit();
        type.Set_name("pair");
        var seen = reduce(type);
        assertSame(type, seen.getFirst());
        assertEquals("pair", seen.getFirst().Get_name());
        type.Free();
    }

    // Open MPI crashes in Reduce_local without Init.
    @Tag("init")
    @Test
    void predefinedOnesArriveAsThemselves() {
        assertSame(MPI.INT, reduce(MPI.INT).getFirst());
        assertSame(MPI.UINT32_T, reduce(MPI.UINT32_T).getFirst());
        assertEquals(MPI.C_BOOL, reduce(MPI.C_BOOL).getFirst());
        try (var pair = Datatype.Contiguous(2, MPI.UINT32_T)) {
            assertEquals(MPI.UINT32_T, pair.Get_contents().array_of_datatypes()[0]);
        }
    }

    @Test
    void copiesOfAttributesPassTheDatatype() {
        var seen = new ArrayList<Datatype>();
        int key =
                Datatype.Create_keyval(
                        (old, keyval, value) -> {
                            seen.add(old);
                            return value;
                        },
                        null);
        var type = Datatype.Contiguous(3, MPI.BYTE);
        type.Set_attr(key, "value");
        type.Dup().Free();
        assertSame(type, seen.getFirst());
        type.Free();
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void communicatorsAreEqualByTheirHandle() {
        var seen = new ArrayList<Comm>();
        int key =
                Comm.Create_keyval(
                        (old, keyval, value) -> {
                            seen.add(old);
                            return value;
                        },
                        null);
        var comm = MPI.COMM_SELF.Dup();
        comm.Set_attr(key, 1);
        try (var copy = comm.Dup()) {
            assertEquals(comm, seen.getFirst());
            assertEquals(comm.hashCode(), seen.getFirst().hashCode());
            assertNotEquals(comm, copy);
        }
        var known = new HashSet<>(List.of(comm));
        comm.Free();
        assertNotEquals(comm, seen.getFirst());
        assertEquals(true, known.contains(comm));
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void requestsAndObjectsAreEqualToThemselvesOnly() {
        var one = MPI.COMM_SELF.Isend(new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, 1);
        var other = MPI.COMM_SELF.Isend(new int[1], 0, 1, MPI.INT, MPI.PROC_NULL, 1);
        assertNotEquals(one, other);
        one.Wait();
        other.Wait();
        assertNotEquals(one, other);
        assertNotEquals(MPI.BYTE, MPI.OBJECT);
        assertNotEquals(MPI.OBJECT, MPI.BYTE);
        assertNotEquals(null, MPI.INT);
    }

    /** Returns the datatypes that a reduction of two operands passes to its function. */
    private static List<Datatype> reduce(Datatype type) {
        var seen = new ArrayList<Datatype>();
        try (var arena = Arena.ofConfined();
                var op = Op.Create((in, inout, count, given) -> seen.add(given), true)) {
            op.Reduce_local(arena.allocate(64, 8), arena.allocate(64, 8), 1, type);
        }
        return seen;
    }
}
