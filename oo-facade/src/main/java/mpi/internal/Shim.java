package mpi.internal;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Native library next to the jar; everything works without it, some calls more slowly. */
final class Shim {

    private static final String LIBRARY = "libpanmpi.so";

    /** Set if the library is there and this JVM could load it. */
    static final boolean IS_OPEN = open();

    private Shim() {}

    /** Returns the library that the property panmpi.shim names, else the one next to the jar. */
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

    /**
     * Returns the library next to the classes. A module in an image of jlink (jrt:) has no file:
     * its libraries are in the image's lib directory.
     */
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
