package panmpi.generator.header.clang;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.invoke.MethodHandle;

/**
 * Calls functions of libclang that have one argument, with a method for each type of result.
 *
 * <p>A returned struct is copied to the Java heap, so that no code has to free it. The copy can be
 * an argument of the next call.
 */
final class Calls {

    private Calls() {}

    static int number(MethodHandle function, MemorySegment argument) {
        try {
            return (int) function.invokeExact(argument);
        } catch (Throwable failure) {
            throw impossible(failure);
        }
    }

    static boolean truth(MethodHandle function, MemorySegment argument) {
        return number(function, argument) != 0;
    }

    static long wide(MethodHandle function, MemorySegment argument) {
        try {
            return (long) function.invokeExact(argument);
        } catch (Throwable failure) {
            throw impossible(failure);
        }
    }

    static MemorySegment address(MethodHandle function, MemorySegment argument) {
        try {
            return (MemorySegment) function.invokeExact(argument);
        } catch (Throwable failure) {
            throw impossible(failure);
        }
    }

    static MemorySegment struct(MethodHandle function, MemorySegment argument) {
        try (Arena arena = Arena.ofConfined()) {
            return kept((MemorySegment) function.invokeExact((SegmentAllocator) arena, argument));
        } catch (Throwable failure) {
            throw impossible(failure);
        }
    }

    static void give(MethodHandle procedure, MemorySegment argument) {
        try {
            procedure.invokeExact(argument);
        } catch (Throwable failure) {
            throw impossible(failure);
        }
    }

    /** Copies a struct to the heap, with the alignment of pointers. */
    static MemorySegment kept(MemorySegment struct) {
        long[] words = new long[Math.toIntExact(struct.byteSize() / Long.BYTES)];
        return MemorySegment.ofArray(words).copyFrom(struct);
    }

    /**
     * Makes the error for an exception from a call. C functions throw nothing, so the cause is a
     * method handle that is called with the wrong type.
     */
    static AssertionError impossible(Throwable failure) {
        return new AssertionError("a function of libclang cannot be called", failure);
    }
}
