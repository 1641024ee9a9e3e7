package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ErrorWords;
import panmpi.tests.support.Lacks;

/** Tests error classes, codes and texts of MPI and of the program. */
@MpiTest(ranks = {1, 2})
final class ErrorCodesCase {
    @Test
    void classesAreTheirOwn() {
        for (int errorClass : new int[] {MPI.SUCCESS, MPI.ERR_TAG, MPI.ERR_OTHER, MPI.ERR_WIN}) {
            assertEquals(errorClass, MPI.Error_class(errorClass));
            assertFalse(MPI.Error_string(errorClass).isBlank());
        }
    }

    @Test
    void codesOfExceptionsHaveTheirClassAndText() {
        var refusal =
                assertThrows(
                        MPIException.class, () -> WORLD.Send(new int[1], 0, 1, MPI.INT, 0, -99));
        assertEquals(MPI.ERR_TAG, MPI.Error_class(refusal.Get_error_code()));
        ErrorWords.assertIn(refusal);
    }

    // Open MPI gives only MPI_COMM_WORLD the predefined attributes.
    @Tag("init")
    @Test
    void addedClass() {
        int added = MPI.Add_error_class();
        assertTrue(added > MPI.ERR_LASTCODE, added + " after " + MPI.ERR_LASTCODE);
        MPI.Add_error_string(added, "a class of errors");
        assertEquals("a class of errors", MPI.Error_string(added));
        assertTrue((int) WORLD.Get_attr(MPI.LASTUSEDCODE) >= added);
    }

    @Test
    void addedClassesAreTheirOwn() {
        Lacks.assumeNot("Open MPI", "the class of an added class is MPI_ERR_UNKNOWN");
        int added = MPI.Add_error_class();
        assertEquals(added, MPI.Error_class(added));
    }

    @Test
    void addedCodes() {
        int errorClass = MPI.Add_error_class();
        int first = MPI.Add_error_code(errorClass);
        int second = MPI.Add_error_code(errorClass);
        assertNotEquals(first, second);
        assertEquals(errorClass, MPI.Error_class(first));
        assertEquals(errorClass, MPI.Error_class(second));
        MPI.Add_error_string(first, "first \u00e4\u20ac");
        MPI.Add_error_string(second, "x".repeat(MPI.MAX_ERROR_STRING - 1));
        assertEquals("first \u00e4\u20ac", MPI.Error_string(first));
        assertEquals("x".repeat(MPI.MAX_ERROR_STRING - 1), MPI.Error_string(second));
    }

    @Test
    void addedCodesReachErrorHandlers() {
        int errorClass = MPI.Add_error_class();
        int code = MPI.Add_error_code(errorClass);
        var seen = new ArrayList<Integer>();
        try (var copy = WORLD.Dup();
                var handler = Comm.Create_errhandler((comm, error) -> seen.add(error))) {
            copy.Set_errhandler(handler);
            copy.Call_errhandler(code);
        }
        assertEquals(List.of(code), seen);
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Remove_error_class, ends the process.
    @Tag("init")
    @Test
    void addedCodesAreRemoved() {
        Lacks.assumeHas(
                "MPI_Remove_error_class", "MPI_Remove_error_code", "MPI_Remove_error_string");
        int errorClass = MPI.Add_error_class();
        int code = MPI.Add_error_code(errorClass);
        MPI.Add_error_string(errorClass, "class");
        MPI.Add_error_string(code, "code");
        MPI.Remove_error_string(code);
        assertEquals("", MPI.Error_string(code));
        MPI.Remove_error_string(errorClass);
        MPI.Remove_error_code(code);
        MPI.Remove_error_class(errorClass);
        assertThrows(MPIException.class, () -> MPI.Remove_error_class(errorClass));
    }

    @Test
    void missingTextIsRefused() {
        int errorClass = MPI.Add_error_class();
        assertThrows(MPIException.class, () -> MPI.Add_error_string(errorClass, null));
    }
}
