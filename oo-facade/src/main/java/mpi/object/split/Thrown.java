package mpi.object.split;

import java.io.IOException;

/** What a method of a program's class has thrown. */
final class Thrown {

    private Thrown() {}

    /** Throws it on if it may be thrown without being declared, or is an {@link IOException}. */
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

    /** The same where a class may be missing. */
    static IOException reading(Throwable thrown) throws IOException, ClassNotFoundException {
        if (thrown instanceof ClassNotFoundException e) {
            throw e;
        }
        return io(thrown);
    }
}
