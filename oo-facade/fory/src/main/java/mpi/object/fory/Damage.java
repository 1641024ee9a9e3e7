package mpi.object.fory;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.StreamCorruptedException;

/** What a reader throws: only what it may. */
final class Damage {
    private Damage() {}

    /** For bytes that do not fit. */
    static IOException told(String what) {
        return new StreamCorruptedException(what);
    }

    /** For what Fory threw; the exception of an object's own method of reading comes out. */
    static IOException of(Throwable thrown) throws ClassNotFoundException {
        for (Throwable e = thrown; e != null; e = e.getCause()) {
            if (e instanceof ClassNotFoundException missing) {
                throw missing;
            }
            if (e instanceof IOException own) {
                return own;
            }
        }
        String what = thrown instanceof StackOverflowError ? "deeper than the stack" : "damaged";
        return new InvalidObjectException("the objects are " + what + ": " + thrown, thrown);
    }
}
