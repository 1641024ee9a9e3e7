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

    /** More than {@code struct sigaction} has on any machine: 152 bytes on most. */
    private static final int ROOM = 192;

    private final MemorySegment memory = Arena.ofAuto().allocate((LAST + 1L) * ROOM, 8);

    /** Asks for all of them; those that the C library keeps for itself look like the default. */
    Dispositions() {
        if (Shim.IS_OPEN) {
            take(memory.address(), ROOM, LAST);
            return;
        }
        for (int signal = 1; signal <= LAST; signal++) {
            WithoutShim.sigaction(signal, MemorySegment.NULL, of(signal));
        }
    }

    /** The address of a signal's handler; 0 is the default, 1 ignores the signal. */
    long handler(int signal) {
        return memory.get(JAVA_LONG, (long) signal * ROOM);
    }

    /** Makes a signal what it was; tells whether that succeeded. */
    boolean giveBack(int signal) {
        return Shim.IS_OPEN
                ? give(of(signal).address(), signal)
                : WithoutShim.sigaction(signal, of(signal), MemorySegment.NULL);
    }

    private MemorySegment of(int signal) {
        return memory.asSlice((long) signal * ROOM, ROOM);
    }

    private static native void take(long address, int room, int last);

    private static native boolean give(long address, int signal);

    /** The C library's function; its handle takes 10 ms of a start. */
    private static final class WithoutShim {

        private static final MethodHandle SIGACTION =
                Native.function(
                        "sigaction", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, ADDRESS));

        static boolean sigaction(int signal, MemorySegment from, MemorySegment to) {
            try {
                return (int) SIGACTION.invokeExact(signal, from, to) == 0;
            } catch (Throwable failure) {
                throw Linkage.rethrow(failure);
            }
        }
    }
}
