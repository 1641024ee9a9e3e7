package mpi.timeline;

import java.io.IOException;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.system.Native;

/** Calls the C library libotf2. Each function is linked at its first call. */
final class Otf2Library {

    private static final List<String> NAMES =
            List.of(
                    "libotf2.so",
                    "libotf2.so.10",
                    "libotf2.so.12",
                    "libopen-trace-format2.so",
                    "libopen-trace-format2.so.10",
                    "libotf2.dylib");

    private final SymbolLookup symbols;
    private final Map<String, MethodHandle> handles = new HashMap<>();

    private Otf2Library(SymbolLookup symbols) {
        this.symbols = symbols;
    }

    /** Opens the library. If it is missing, the exception tells how to install it. */
    static Otf2Library open() throws IOException {
        for (String name : NAMES) {
            try {
                return new Otf2Library(Native.symbols(name));
            } catch (IllegalArgumentException absent) {
                // The library may have the next name of the list.
            }
        }
        throw new IOException(
                "--otf2 needs libotf2 3.0 or later, which is not found ("
                        + String.join(", ", NAMES)
                        + "): Debian has it as libopen-trace-format2-10, others as otf2");
    }

    /** Returns the address of a function. */
    MemorySegment address(String name) {
        return symbols.findOrThrow(name);
    }

    /** Calls a function that returns an error code. */
    void call(String name, Object... arguments) throws IOException {
        int error = (int) invoke(name, ValueLayout.JAVA_INT, arguments);
        if (error != 0) {
            MemorySegment text = get("OTF2_Error_GetDescription", error);
            throw new IOException(name + ": " + Native.text(text));
        }
    }

    /** Calls a function that returns an address. */
    MemorySegment get(String name, Object... arguments) throws IOException {
        MemorySegment got = (MemorySegment) invoke(name, ValueLayout.ADDRESS, arguments);
        if (got.address() == 0) {
            throw new IOException(name + " returned nothing");
        }
        return got;
    }

    private Object invoke(String name, MemoryLayout result, Object[] arguments) {
        MethodHandle handle = handles.get(name);
        if (handle == null) {
            handle = link(name, result, arguments);
            handles.put(name, handle);
        }
        try {
            return handle.invoke(arguments);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private MethodHandle link(String name, MemoryLayout result, Object[] arguments) {
        MemoryLayout[] layouts =
                Arrays.stream(arguments).map(Otf2Library::layout).toArray(MemoryLayout[]::new);
        return Native.function(address(name), FunctionDescriptor.of(result, layouts))
                .asSpreader(Object[].class, arguments.length);
    }

    private static MemoryLayout layout(Object argument) {
        return switch (argument) {
            case Byte _ -> ValueLayout.JAVA_BYTE;
            case Integer _ -> ValueLayout.JAVA_INT;
            case Long _ -> ValueLayout.JAVA_LONG;
            default -> ValueLayout.ADDRESS;
        };
    }
}
