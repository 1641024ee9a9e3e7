package mpi.internal.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/**
 * Record of where the code at an address comes from, by {@code dladdr} of the dynamic linker.
 *
 * @param file shared library that has the code; empty for code generated at run time.
 * @param symbol name of the function if it is an exported symbol; else empty.
 */
public record CodeAddress(String file, String symbol) {

    private static final int NAME = 0;
    private static final int SYMBOL = 16;
    private static final int INFO = 32;

    /** Looks up where the code at an address comes from. */
    public static CodeAddress of(long address) {
        FunctionDescriptor type = FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment info = arena.allocate(INFO, 8);
            int known =
                    (int)
                            Native.function("dladdr", type)
                                    .invokeExact(MemorySegment.ofAddress(address), info);
            return known == 0
                    ? new CodeAddress("", "")
                    : new CodeAddress(
                            Native.text(info.get(ADDRESS, NAME)),
                            Native.text(info.get(ADDRESS, SYMBOL)));
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /** Tests whether the code belongs to the JVM, or to another library of its JDK. */
    public boolean isOfJvm() {
        if (file.isEmpty()) {
            return false;
        }
        Path path = Path.of(file);
        try {
            return path.toRealPath()
                    .startsWith(Path.of(System.getProperty("java.home")).toRealPath());
        } catch (IOException gone) {
            return path.endsWith("libjvm.so");
        }
    }

    @Override
    public String toString() {
        String what = file.isEmpty() ? "code made at run time" : file;
        return symbol.isEmpty() ? what : what + " (" + symbol + ")";
    }
}
