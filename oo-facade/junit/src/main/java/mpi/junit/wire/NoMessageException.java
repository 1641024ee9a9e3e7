package mpi.junit.wire;

import java.io.IOException;

/** Exception for bytes on a connection that are no message of this version of panmpi-junit. */
public final class NoMessageException extends IOException {

    private static final long serialVersionUID = 1;

    NoMessageException(String reason) {
        this(reason, null);
    }

    NoMessageException(String reason, Throwable cause) {
        super("what arrived at the socket of the tests is no message: " + reason, cause);
    }
}
