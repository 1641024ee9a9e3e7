package mpi.internal.system;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;

/**
 * Calls the restricted methods of {@code java.lang.foreign} for all other classes, so that the
 * compiler's warnings about such methods are turned off in this class only.
 */
@SuppressWarnings("restricted")
public final class Native {

    private static final Linker LINKER = Linker.nativeLinker();

    private Native() {}

    /** Makes a downcall handle of a C function. */
    public static MethodHandle function(
            MemorySegment address, FunctionDescriptor type, Linker.Option... options) {
        return LINKER.downcallHandle(address, type, options);
    }

    /** Makes a downcall handle of a function of the C library. */
    public static MethodHandle function(String name, FunctionDescriptor type) {
        return function(LINKER.defaultLookup().findOrThrow(name), type);
    }

    /**
     * Makes a downcall handle of a C library function that never blocks. The call is critical in
     * the sense of the linker option, which saves the thread state transition.
     */
    static MethodHandle shortFunction(String name, FunctionDescriptor type) {
        MemorySegment address = LINKER.defaultLookup().findOrThrow(name);
        return LINKER.downcallHandle(address, type, Linker.Option.critical(false));
    }

    /**
     * Makes an upcall stub, which is a C function that calls a Java method. The stub lives as long
     * as the process.
     */
    public static MemorySegment upcall(MethodHandle target, FunctionDescriptor type) {
        return LINKER.upcallStub(target, type, Arena.global());
    }

    /** Looks up the symbols of a library that is already open. */
    public static SymbolLookup symbols(String library) {
        return SymbolLookup.libraryLookup(library, Arena.global());
    }

    /** Returns a view of the {@code bytes} bytes of memory at an address. */
    public static MemorySegment at(MemorySegment address, long bytes) {
        return address.reinterpret(bytes);
    }

    /** Returns a view of the memory at an address, valid until an arena is closed. */
    public static MemorySegment at(MemorySegment address, long bytes, Arena owner) {
        return address.reinterpret(bytes, owner, null);
    }

    /** Reads the C string at an address; empty for the null address. */
    public static String text(MemorySegment address) {
        return address.address() == 0 ? "" : at(address, Long.MAX_VALUE).getString(0);
    }

    /**
     * Returns the exception that a method handle threw, for the caller to throw; downcall handles
     * throw no checked exceptions.
     *
     * @param failure the exception or error thrown.
     * @return the failure if it is a runtime exception; otherwise the method throws.
     */
    public static RuntimeException rethrow(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            return exception;
        }
        throw new AssertionError(failure);
    }
}
