package mpi.internal;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;

/** The restricted methods of {@code java.lang.foreign}, all in this one place. */
@SuppressWarnings("restricted")
final class Native {

    private static final Linker LINKER = Linker.nativeLinker();

    private Native() {}

    /** A handle of a C function. */
    static MethodHandle function(
            MemorySegment address, FunctionDescriptor type, Linker.Option... options) {
        return LINKER.downcallHandle(address, type, options);
    }

    /** A handle of a function of the C library. */
    static MethodHandle function(String name, FunctionDescriptor type) {
        return function(LINKER.defaultLookup().findOrThrow(name), type);
    }

    /** A handle of a function of the C library that never blocks, so that the call is cheaper. */
    static MethodHandle shortFunction(String name, FunctionDescriptor type) {
        MemorySegment address = LINKER.defaultLookup().findOrThrow(name);
        return LINKER.downcallHandle(address, type, Linker.Option.critical(false));
    }

    /** The address of a C function that calls a Java method, for as long as the process lives. */
    static MemorySegment upcall(MethodHandle target, FunctionDescriptor type) {
        return LINKER.upcallStub(target, type, Arena.global());
    }

    /** The symbols of a library that is open already. */
    static SymbolLookup symbols(String library) {
        return SymbolLookup.libraryLookup(library, Arena.global());
    }

    /** A view of the memory that an address points to. */
    static MemorySegment at(MemorySegment address, long bytes) {
        return address.reinterpret(bytes);
    }

    /** The same, until an arena is closed. */
    static MemorySegment at(MemorySegment address, long bytes, Arena owner) {
        return address.reinterpret(bytes, owner, null);
    }

    /** The text that an address points to. */
    static String text(MemorySegment address) {
        return address.address() == 0 ? "" : at(address, Long.MAX_VALUE).getString(0);
    }
}
