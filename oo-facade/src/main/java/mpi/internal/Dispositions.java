package mpi.internal;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * What this process does on each signal, at one moment. What is known of a signal is taken and
 * given back as it is; only the handler's address, which comes first on every machine, is read.
 */
final class Dispositions {

    /** Signals have the numbers from 1 to this. */
    static final int LAST = 64;

    /** As much as {@code struct sigaction} has on any machine: 152 bytes on most. */
    private static final int WORDS = 24;

    private final long[] words = new long[(LAST + 1) * WORDS];

    /** Asks for all of them; those that the C library keeps for itself look like the default. */
    Dispositions() {
        if (Shim.IS_OPEN) {
            take(words, WORDS, LAST);
            return;
        }
        for (int signal = 1; signal <= LAST; signal++) {
            WithoutShim.take(words, signal);
        }
    }

    /** The address of a signal's handler; 0 is the default, 1 ignores the signal. */
    long handler(int signal) {
        return words[signal * WORDS];
    }

    /** Makes a signal what it was; tells whether that succeeded. */
    boolean giveBack(int signal) {
        return Shim.IS_OPEN ? give(words, WORDS, signal) : WithoutShim.give(words, signal);
    }

    private static native void take(long[] to, int words, int last);

    private static native boolean give(long[] from, int words, int signal);

    /** The C library's function; its handle takes 10 ms of a start. */
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
                throw Linkage.rethrow(failure);
            }
        }
    }
}
