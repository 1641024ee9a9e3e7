package mpi.internal.system;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A program of C that started this JVM by JNI, such as a simulation that has a part in Java. It may
 * be linked to MPI itself, and may have initialized it.
 */
public final class HostProgram {

    private static final Path PROGRAM = Path.of("/proc/self/exe");

    private static final boolean EXISTS = System.getProperty("sun.java.command") == null;

    private HostProgram() {}

    /** Tests whether there is one; launchers of Java leave their command in a property. */
    public static boolean exists() {
        return EXISTS;
    }

    /**
     * Finds a symbol in the program itself; the null address if it has none. The linker places
     * variables of a shared library there that the program names, and the library uses those then.
     */
    public static MemorySegment find(String symbol) {
        if (!EXISTS) {
            return MemorySegment.NULL;
        }
        MemorySegment first = DynamicLinker.visible(symbol);
        boolean isHere = first.address() != 0 && isProgram(CodeAddress.of(first.address()).file());
        return isHere ? first : MemorySegment.NULL;
    }

    private static boolean isProgram(String file) {
        try {
            return !file.isEmpty() && Files.isSameFile(Path.of(file), PROGRAM);
        } catch (IOException gone) {
            return false;
        }
    }
}
