package mpi.internal.signals;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.system.Native;
import mpi.internal.system.Shim;

/**
 * Dispositions of all signals at one time. Each {@code struct sigaction} is saved and restored as
 * opaque bytes; only the handler's address is read, which is the first word on every machine.
 */
public final class Dispositions {

    /** Highest number of a signal on Linux; the lowest number is 1. */
    static final int LAST = 64;

    /**
     * Number of 8-byte words that hold one {@code struct sigaction}, which has 152 bytes on most
     * machines.
     */
    private static final int WORDS = 24;

    private final long[] words = new long[(LAST + 1) * WORDS];

    /**
     * Records the current dispositions. Signals that the C library reserves appear as the default.
     */
    Dispositions() {
        if (Shim.IS_OPEN) {
            take(words, WORDS, LAST);
            return;
        }
        for (int signal = 1; signal <= LAST; signal++) {
            WithoutShim.take(words, signal);
        }
    }

    /**
     * Returns the address of a signal's handler; 0 means the default action (SIG_DFL), 1 means that
     * the signal is ignored (SIG_IGN).
     */
    long handler(int signal) {
        return words[signal * WORDS];
    }

    /** Restores the disposition of a signal; returns true if that succeeded. */
    boolean giveBack(int signal) {
        return Shim.IS_OPEN ? give(words, WORDS, signal) : WithoutShim.give(words, signal);
    }

    private static native void take(long[] to, int words, int last);

    private static native boolean give(long[] from, int words, int signal);

    /**
     * Calls sigaction by a downcall handle if panmpi's native library is missing. Linking the
     * handle makes the start of the program 10 ms longer.
     */
    private static final class WithoutShim {

        private static final MethodHandle SIGACTION =
                Native.function(
                        "sigaction", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, ADDRESS));

        static void take(long[] to, int signal) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment found = arena.allocate(JAVA_LONG, WORDS);
                if (call(signal, MemorySegment.NULL, found)) {
                    MemorySegment.copy(found, JAVA_LONG, 0, to, signal * WORDS, WORDS);
                }
            }
        }

        static boolean give(long[] from, int signal) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment was = arena.allocate(JAVA_LONG, WORDS);
                MemorySegment.copy(from, signal * WORDS, was, JAVA_LONG, 0, WORDS);
                return call(signal, was, MemorySegment.NULL);
            }
        }

        private static boolean call(int signal, MemorySegment from, MemorySegment to) {
            try {
                return (int) SIGACTION.invokeExact(signal, from, to) == 0;
            } catch (Throwable failure) {
                throw Native.rethrow(failure);
            }
        }
    }
}
