package mpi.internal;

import java.net.URI;
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
            return beside(Shim.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException notAFile) {
            return Path.of(LIBRARY).toAbsolutePath();
        }
    }

    /** A module that jlink has put into an image (jrt:) is no file: libraries lie in its lib. */
    static Path beside(URI classes) {
        return classes.getScheme().equals("file")
                ? Path.of(classes).resolveSibling(LIBRARY).toAbsolutePath()
                : Path.of(System.getProperty("java.home"), "lib", LIBRARY);
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
