package mpi.object.split;

import java.io.IOException;

/** Rethrows exceptions of a program's own serialization methods. */
final class Thrown {

    private Thrown() {}

    /**
     * Rethrows an unchecked exception or {@link IOException}; wraps any other one for the caller to
     * throw.
     */
    static IOException io(Throwable thrown) throws IOException {
        if (thrown instanceof IOException e) {
            throw e;
        }
        if (thrown instanceof RuntimeException e) {
            throw e;
        }
        if (thrown instanceof Error e) {
            throw e;
        }
        return new IOException(thrown.toString(), thrown);
    }

    /** Rethrows a {@link ClassNotFoundException}, too; otherwise does what {@link #io} does. */
    static IOException reading(Throwable thrown) throws IOException, ClassNotFoundException {
        if (thrown instanceof ClassNotFoundException e) {
            throw e;
        }
        return io(thrown);
    }
}
