package mpi.internal.discovery;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Path;
import mpi.internal.system.DynamicLinker;
import mpi.internal.system.HostProgram;
import mpi.internal.system.Native;

/**
 * An opened MPI library.
 *
 * @param name path or soname by which the library was opened.
 * @param family ABI family of the library, detected by {@link AbiDetector}.
 * @param symbols lookup of the library's functions and variables.
 * @param handle handle that {@code dlopen} returned.
 * @param attempts log of the attempts to open a library, one on each line; the last one opened this
 *     library.
 */
public record NativeLib(
        String name, Family family, SymbolLookup symbols, MemorySegment handle, String attempts) {

    private static final int LONGEST_VERSION = 1 << 13;

    /**
     * Finds the address of a symbol, first in a C program that started this JVM, then in the
     * library. Returns the null address if both lack the symbol.
     */
    public MemorySegment find(String symbol) {
        MemorySegment hosts = HostProgram.find(symbol);
        return hosts.address() != 0 ? hosts : symbols.find(symbol).orElse(MemorySegment.NULL);
    }

    /** Returns the file that was opened, with symbolic links resolved. */
    public String file() {
        String file = DynamicLinker.file(handle);
        try {
            return Path.of(file).toRealPath().toString();
        } catch (IOException gone) {
            return file;
        }
    }

    /**
     * Returns the library's version string; empty if the library has no {@code
     * MPI_Get_library_version}.
     */
    public String version() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(LONGEST_VERSION);
            call("MPI_Get_library_version", text, arena.allocate(JAVA_INT));
            return text.getString(0);
        }
    }

    /** Describes the library in a few words: {@code Open MPI v4.1.4 (MPI 3.1, libmpi.so.40)}. */
    public String describe() {
        String version = firstWords(version());
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment major = arena.allocate(JAVA_INT);
            MemorySegment minor = arena.allocate(JAVA_INT);
            call("MPI_Get_version", major, minor);
            String mpi = major.get(JAVA_INT, 0) + "." + minor.get(JAVA_INT, 0);
            Path file = Path.of(name);
            return version + " (MPI " + mpi + ", " + file.getFileName() + ")";
        }
    }

    private void call(String function, MemorySegment first, MemorySegment second) {
        MemorySegment address = find(function);
        if (address.address() == 0) {
            return;
        }
        try {
            int unused =
                    (int)
                            Native.function(
                                            address,
                                            FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS))
                                    .invokeExact(first, second);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    /**
     * Returns the part of a version string up to the first line break or comma, which names the
     * library and its version; the rest may be the whole configuration of the library.
     */
    private String firstWords(String version) {
        int end = version.length();
        for (char stop : new char[] {'\n', ','}) {
            int at = version.indexOf(stop);
            end = at >= 0 && at < end ? at : end;
        }
        String words = version.substring(0, end).replaceAll("( Version:)?\\s+", " ").strip();
        return words.isEmpty() ? family.product() : words;
    }
}
