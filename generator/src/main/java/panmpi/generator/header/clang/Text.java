package panmpi.generator.header.clang;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.invoke.MethodHandle;

/** Copies text that libclang returns, and disposes of it. */
final class Text {

    private static final MethodHandle CHARS =
            Native.function("clang_getCString", ADDRESS, Native.STRING);
    private static final MethodHandle DISPOSE =
            Native.procedure("clang_disposeString", Native.STRING);

    private Text() {}

    /** Calls a function of libclang that has one argument, and returns its text. */
    static String of(MethodHandle function, MemorySegment argument) {
        return take(Calls.struct(function, argument));
    }

    /** Calls a function of libclang that has no arguments, and returns its text. */
    static String of(MethodHandle function) {
        try (Arena arena = Arena.ofConfined()) {
            return take((MemorySegment) function.invokeExact((SegmentAllocator) arena));
        } catch (Throwable failure) {
            throw Calls.impossible(failure);
        }
    }

    /** Copies a {@code CXString} and frees it. */
    static String take(MemorySegment string) {
        String text = chars(Calls.address(CHARS, string));
        Calls.give(DISPOSE, string);
        return text;
    }

    /** Returns the C string at an address; an empty text for the null pointer. */
    @SuppressWarnings("restricted")
    static String chars(MemorySegment address) {
        return address.address() == 0 ? "" : address.reinterpret(Long.MAX_VALUE).getString(0);
    }
}
