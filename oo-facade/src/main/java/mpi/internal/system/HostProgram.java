package mpi.internal.system;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Detects a C program that started this JVM by JNI, such as a simulation with a part in Java. Such
 * a program may itself be linked to MPI, and may have initialized it.
 */
public final class HostProgram {

    private static final Path PROGRAM = Path.of("/proc/self/exe");

    private static final boolean EXISTS = System.getProperty("sun.java.command") == null;

    private HostProgram() {}

    /**
     * Tests whether a C program started this JVM. Launchers of Java, in contrast, leave their
     * command in a system property.
     */
    public static boolean exists() {
        return EXISTS;
    }

    /**
     * Finds a symbol in the C program itself; returns the null address if the program does not
     * define the symbol. If the program uses variables of a shared library, the linker places them
     * in the program, and the library then uses them there.
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
