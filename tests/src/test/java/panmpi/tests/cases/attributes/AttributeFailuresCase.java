package panmpi.tests.cases.attributes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.Comm;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.World;

/**
 * Tests copy and delete functions of attributes that fail: the MPI call that runs them fails, too.
 */
// Runs alone: after a callback has returned an error code, MPICH 4.0 reports this code for some
// later errors, too.
@MpiTest(
        ranks = {1, 2},
        alone = true)
final class AttributeFailuresCase {
    private final List<Object> deleted = new ArrayList<>();
    private boolean objects = true;

    @Test
    void copyThatFails() {
        deleted.clear();
        int keyval = Comm.Create_keyval(AttributeFailuresCase::refuse, this::note);
        try (var copy = WORLD.Dup()) {
            copy.Set_attr(keyval, "v");
            assertFails("MPI_Comm_dup", assertThrows(MPIException.class, copy::Dup));
            assertEquals("v", copy.Get_attr(keyval));
            assertEquals(List.of(), deleted);
            copy.Delete_attr(keyval);
            copy.Dup().Free();
        }
        assertEquals(List.of("v"), deleted);
        Comm.Free_keyval(keyval);
        World.assertMpiStillWorks();
    }

    @Test
    void deletionThatFails() {
        deleted.clear();
        objects = true;
        int keyval = Comm.Create_keyval(null, this::objectOnce);
        try (var copy = WORLD.Dup()) {
            copy.Set_attr(keyval, "v");
            var refusal = assertThrows(MPIException.class, () -> copy.Delete_attr(keyval));
            assertFails("MPI_Comm_delete_attr", refusal);
            assertEquals("v", copy.Get_attr(keyval));
            copy.Delete_attr(keyval);
            assertNull(copy.Get_attr(keyval));
        }
        assertEquals(List.of("v"), deleted);
        Comm.Free_keyval(keyval);
    }

    @Test
    void replacementThatFails() {
        deleted.clear();
        objects = true;
        int keyval = Comm.Create_keyval(null, this::objectOnce);
        try (var copy = WORLD.Dup()) {
            copy.Set_attr(keyval, "old");
            var refusal = assertThrows(MPIException.class, () -> copy.Set_attr(keyval, "new"));
            assertFails("MPI_Comm_set_attr", refusal);
            assertEquals("old", copy.Get_attr(keyval));
        }
        assertEquals(List.of("old"), deleted);
        Comm.Free_keyval(keyval);
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Type_dup, ends the process.
    @Tag("init")
    @Test
    void copyOfADatatypeThatFails() {
        Lacks.assumeNot("Open MPI v4", "MPI_Type_dup says MPI_ERR_INTERN for any code of a copy");
        int keyval =
                Datatype.Create_keyval(
                        (old, key, value) -> {
                            throw new MPIException("no copy");
                        },
                        null);
        try (var type = MPI.INT.Dup()) {
            type.Set_attr(keyval, "v");
            assertFails("MPI_Type_dup", assertThrows(MPIException.class, type::Dup));
        }
        Datatype.Free_keyval(keyval);
        World.assertMpiStillWorks();
    }

    private static Object refuse(Comm old, int keyval, Object value) {
        throw new MPIException("no copy of " + value);
    }

    private void objectOnce(Comm comm, int keyval, Object value) {
        if (objects) {
            objects = false;
            throw new MPIException("not yet");
        }
        note(comm, keyval, value);
    }

    private void note(Comm comm, int keyval, Object value) {
        deleted.add(value);
    }

    private static void assertFails(String call, MPIException refusal) {
        assertEquals(call, refusal.Get_call());
        assertEquals(Mpi.MPI_ERR_OTHER, refusal.Get_error_class(), refusal.getMessage());
    }
}
