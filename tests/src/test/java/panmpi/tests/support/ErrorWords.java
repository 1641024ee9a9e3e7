package panmpi.tests.support;

import static org.junit.jupiter.api.Assertions.assertTrue;

import mpi.MPI;
import mpi.MPIException;

/** Checks that the message of an exception contains the library's text for the error code. */
public final class ErrorWords {
    private static final String STACK = ", error stack:";

    private ErrorWords() {}

    /**
     * Checks that the message of an exception has the library's text for its code. The part from
     * the error stack on suffices, since some libraries begin with the text of another error class.
     */
    public static void assertIn(MPIException error) {
        var message = error.getMessage();
        var words = MPI.Error_string(error.Get_error_code()).strip();
        int stack = Math.max(0, words.indexOf(STACK));
        assertTrue(
                message.contains(words) || stack > 0 && message.contains(words.substring(stack)),
                () -> message + " lacks " + words);
    }
}
