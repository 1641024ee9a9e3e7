package mpi.object.fory;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.StreamCorruptedException;

/** Converts exceptions that Fory throws while reading into those that a codec may throw. */
final class Damage {
    /** Largest number of characters that are kept of the text of Fory's exception. */
    private static final int LONGEST = 500;

    private static final String FORY = "org.apache.fory.";

    private Damage() {}

    /** Makes the exception for bytes that are not what a codec writes. */
    static IOException of(String what) {
        return new StreamCorruptedException(what);
    }

    /**
     * Converts an exception that Fory threw. An exception of java.io in its causes, such as that of
     * an object's own readObject, is returned instead.
     *
     * @param where part of the new message that names a class, from {@link Coder#where}.
     * @throws ClassNotFoundException if one is among the causes.
     */
    static IOException of(Throwable thrown, String where) throws ClassNotFoundException {
        for (Throwable e = thrown; e != null; e = e.getCause()) {
            if (e instanceof ClassNotFoundException missing) {
                throw missing;
            }
            if (e instanceof IOException own) {
                return own;
            }
        }
        String what = thrown instanceof StackOverflowError ? "deeper than the stack" : "damaged";
        what +=
                lacksSerializer(thrown)
                        ? ", or of a class that is abstract or an interface here"
                        : "";
        String message = "the objects are " + what + where + ": " + words(thrown);
        return new InvalidObjectException(message, bounded(thrown));
    }

    /**
     * Tests whether Fory lacked a serializer, as it does for a class that can have no objects. Fory
     * does not say so, but throws a {@link NullPointerException}.
     */
    private static boolean lacksSerializer(Throwable thrown) {
        return thrown != null
                && (thrown instanceof NullPointerException || lacksSerializer(thrown.getCause()));
    }

    /**
     * Replaces exceptions of Fory: they hold and print all objects read so far, which may exceed
     * the memory.
     */
    private static Throwable bounded(Throwable thrown) {
        if (thrown == null || !thrown.getClass().getName().startsWith(FORY)) {
            return thrown;
        }
        var copy = new RuntimeException(words(thrown), bounded(thrown.getCause()));
        copy.setStackTrace(thrown.getStackTrace());
        return copy;
    }

    /** Returns the text of an exception, cut off at {@link #LONGEST}. */
    private static String words(Throwable thrown) {
        String text;
        try {
            text = thrown.toString();
        } catch (RuntimeException | VirtualMachineError tooMuch) {
            return thrown.getClass().getName();
        }
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }
}
