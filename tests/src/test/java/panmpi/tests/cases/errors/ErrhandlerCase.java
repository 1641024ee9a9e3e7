package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.Comm;
import mpi.Errhandler;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests error handlers that are functions of the program, which MPI calls when an error occurs. */
@MpiTest(ranks = {1, 2})
final class ErrhandlerCase {
    private final List<String> seen = new ArrayList<>();

    @Test
    void ofACommunicator() {
        seen.clear();
        try (var copy = WORLD.Dup();
                var handler = Comm.Create_errhandler(this::note)) {
            copy.Set_errhandler(handler);
            copy.Call_errhandler(Mpi.MPI_ERR_OTHER);
            copy.Call_errhandler(Mpi.MPI_ERR_RANK);
            assertSeen("rank " + RANK + " has " + Mpi.MPI_ERR_OTHER);
            assertSeen("rank " + RANK + " has " + Mpi.MPI_ERR_RANK);
            assertSeen();
        }
    }

    @Test
    void isCalledBeforeTheException() {
        seen.clear();
        Lacks.assumeNot("MPICH 5", "a call whose error handler returned says success");
        try (var copy = WORLD.Dup();
                var handler = Comm.Create_errhandler(this::note)) {
            copy.Set_errhandler(handler);
            var refusal =
                    assertThrows(
                            MPIException.class,
                            () -> copy.Send(new int[1], 0, 1, MPI.INT, RANK, -99));
            assertEquals(Mpi.MPI_ERR_TAG, refusal.Get_error_class(), refusal.getMessage());
            assertSeen("rank " + RANK + " has " + Mpi.MPI_ERR_TAG);
            assertSeen();
        }
    }

    @Test
    void livesWithItsCommunicators() {
        seen.clear();
        var handler = Comm.Create_errhandler(this::note);
        try (var copy = WORLD.Dup()) {
            copy.Set_errhandler(handler);
            handler.Free();
            assertTrue(handler.Is_null());
            handler.close();
            System.gc();
            try (var heir = copy.Dup()) {
                heir.Call_errhandler(Mpi.MPI_ERR_OTHER);
                assertSeen("rank " + RANK + " has " + Mpi.MPI_ERR_OTHER);
            }
        }
    }

    @Test
    void isGotAndGivenToAnother() {
        seen.clear();
        try (var copy = WORLD.Dup();
                var other = WORLD.Dup();
                var handler = Comm.Create_errhandler(this::note)) {
            copy.Set_errhandler(handler);
            try (var got = copy.Get_errhandler()) {
                other.Set_errhandler(got);
            }
            other.Call_errhandler(Mpi.MPI_ERR_TAG);
            assertSeen("rank " + RANK + " has " + Mpi.MPI_ERR_TAG);
        }
    }

    @Test
    void predefinedOnes() {
        assertIsSet(MPI.ERRORS_RETURN);
        assertIsSet(MPI.ERRORS_ARE_FATAL);
    }

    @Test
    void predefinedOneOfMpi4() {
        Lacks.assumeHas("MPI_Session_init");
        Lacks.assumeNot("MPICH 4.0", "MPI_Comm_set_errhandler crashes for MPI_ERRORS_ABORT");
        assertIsSet(MPI.ERRORS_ABORT);
    }

    private static void assertIsSet(Errhandler handler) {
        try (var copy = WORLD.Dup()) {
            copy.Set_errhandler(handler);
            assertEquals(handler.toString(), copy.Get_errhandler().toString());
        }
    }

    @Test
    void missingOneLetsErrorsReturn() {
        try (var copy = WORLD.Dup()) {
            copy.Set_errhandler(MPI.ERRORS_ARE_FATAL);
            copy.Set_errhandler(null);
            assertThrows(MPIException.class, () -> copy.Send(new int[1], 0, 1, MPI.INT, RANK, -99));
            copy.Call_errhandler(Mpi.MPI_ERR_OTHER);
        }
        assertTrue(MPI.ERRHANDLER_NULL.Is_null());
    }

    @Test
    void functionIsNeeded() {
        assertThrows(MPIException.class, () -> Comm.Create_errhandler(null));
    }

    private void note(Comm comm, int code) {
        seen.add("rank " + comm.Rank() + " has " + MPI.Error_class(code));
    }

    /**
     * Checks that the events recorded so far begin with the given ones, and removes these. Without
     * an argument, checks that no event is left.
     */
    private void assertSeen(String... first) {
        assertEquals(List.of(first), seen.stream().limit(Math.max(1, first.length)).toList());
        seen.subList(0, first.length).clear();
    }
}
