package panmpi.generator.output;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * Exchanges two folders of one file system atomically, so that each folder then has the name of the
 * other one.
 */
final class Exchange {

    /** Suffix of the name that the target has while three renames exchange the folders. */
    static final String OLD = ".old";

    private static final int HERE = -100;
    private static final int RENAME_EXCHANGE = 2;

    private Exchange() {}

    /**
     * Exchanges two folders.
     *
     * <p>On file systems without this operation, three renames exchange the folders. If the process
     * is killed between them, the target is left under a name with the suffix {@link #OLD}.
     */
    static void folders(Path fresh, Path target) throws IOException {
        if (atOnce(fresh, target)) {
            return;
        }
        Path old = target.resolveSibling(fresh.getFileName() + OLD);
        Files.move(target, old, StandardCopyOption.ATOMIC_MOVE);
        try {
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            Files.move(old, target, StandardCopyOption.ATOMIC_MOVE);
            throw e;
        }
        Files.move(old, fresh, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Exchanges the folders by {@code renameat2}, which glibc has since 2.28; returns false if that
     * is not possible.
     */
    @SuppressWarnings("restricted")
    private static boolean atOnce(Path fresh, Path target) {
        Linker linker = Linker.nativeLinker();
        Optional<MemorySegment> function = linker.defaultLookup().find("renameat2");
        if (function.isEmpty()) {
            return false;
        }
        FunctionDescriptor type =
                FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, JAVA_INT, ADDRESS, JAVA_INT);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment from = arena.allocateFrom(fresh.toAbsolutePath().toString());
            MemorySegment to = arena.allocateFrom(target.toAbsolutePath().toString());
            int error =
                    (int)
                            linker.downcallHandle(function.get(), type)
                                    .invokeExact(HERE, from, HERE, to, RENAME_EXCHANGE);
            return error == 0;
        } catch (Throwable failure) {
            throw new AssertionError("renameat2 cannot be called", failure);
        }
    }
}
