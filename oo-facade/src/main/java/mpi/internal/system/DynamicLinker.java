package mpi.internal.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * Calls {@code dlopen} and related functions of C. Java itself opens libraries with {@code
 * RTLD_LOCAL}, which hides MPI's symbols from the plug-ins that Open MPI loads.
 */
public final class DynamicLinker {

    private static final int RTLD_NOW = 2;
    private static final int RTLD_GLOBAL = 0x100;
    private static final int RTLD_DI_LINKMAP = 2;
    private static final int NAME_IN_LINK_MAP = 8;

    private static final MethodHandle DLOPEN =
            Native.function("dlopen", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT));

    private DynamicLinker() {}

    /**
     * Opens a library by path or soname with {@code RTLD_GLOBAL}; returns the null address on
     * failure.
     */
    public static MemorySegment open(String library) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment name = arena.allocateFrom(library);
            return (MemorySegment) DLOPEN.invokeExact(name, RTLD_NOW | RTLD_GLOBAL);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /** Closes a library that {@link #open} has opened. */
    public static void close(MemorySegment library) {
        MethodHandle dlclose = Native.function("dlclose", FunctionDescriptor.of(JAVA_INT, ADDRESS));
        try {
            int unused = (int) dlclose.invokeExact(library);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /**
     * Returns the dynamic linker's message for a library that cannot be opened, by trying to open
     * it again.
     */
    public static String complaint(String library) {
        // dlerror is linked before open(), since linking calls the dynamic linker itself and would
        // clear the error.
        MethodHandle dlerror = Native.function("dlerror", FunctionDescriptor.of(ADDRESS));
        open(library);
        try {
            return Native.text((MemorySegment) dlerror.invokeExact());
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /** Returns the path of the file of an opened library. */
    public static String file(MemorySegment library) {
        FunctionDescriptor type = FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, ADDRESS);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment mapAt = arena.allocate(ADDRESS);
            int failed =
                    (int)
                            Native.function("dlinfo", type)
                                    .invokeExact(library, RTLD_DI_LINKMAP, mapAt);
            if (failed != 0) {
                return "";
            }
            MemorySegment map = Native.at(mapAt.get(ADDRESS, 0), NAME_IN_LINK_MAP + 8);
            return Native.text(map.get(ADDRESS, NAME_IN_LINK_MAP));
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /**
     * Finds the first definition of a symbol in the search order of the dynamic linker
     * (RTLD_DEFAULT); the null address if there is none.
     */
    public static MemorySegment visible(String name) {
        FunctionDescriptor type = FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS);
        MemorySegment everywhere = MemorySegment.NULL;
        try (Arena arena = Arena.ofConfined()) {
            return (MemorySegment)
                    Native.function("dlsym", type)
                            .invokeExact(everywhere, arena.allocateFrom(name));
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /** Sets an environment variable for C code in this process, unless the user has set it. */
    public static void setDefault(String variable, String value) {
        if (System.getenv(variable) == null) {
            set(variable, value);
        }
    }

    /**
     * Sets an environment variable for C code in this process; returns the text that {@code getenv}
     * reads.
     */
    public static MemorySegment set(String variable, String value) {
        // putenv keeps the pointer, so the text lives as long as the process.
        MemorySegment text = Arena.global().allocateFrom(variable + "=" + value);
        try {
            int unused =
                    (int)
                            Native.function("putenv", FunctionDescriptor.of(JAVA_INT, ADDRESS))
                                    .invokeExact(text);
            return text;
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }
}
