package mpi.internal;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The native library that lies beside the jar; all works without it, some of it slower. */
final class Shim {

    private static final String LIBRARY = "libpanmpi.so";

    /** Whether it is there and fits this JVM. */
    static final boolean IS_OPEN = open();

    private Shim() {}

    /** The library that a property names, or else the one beside the jar. */
    static Path file() {
        String named = System.getProperty("panmpi.shim");
        if (named != null) {
            return Path.of(named).toAbsolutePath();
        }
        try {
            var jar = Shim.class.getProtectionDomain().getCodeSource().getLocation().toURI();
            return Path.of(jar).resolveSibling(LIBRARY).toAbsolutePath();
        } catch (URISyntaxException notAFile) {
            return Path.of(LIBRARY).toAbsolutePath();
        }
    }

    @SuppressWarnings("restricted")
    private static boolean open() {
        Path library = file();
        if (!Files.isReadable(library)) {
            return false;
        }
        try {
            System.load(library.toString());
            return true;
        } catch (UnsatisfiedLinkError unfit) {
            return false;
        }
    }
}
