package mpi.internal.natives;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Optional;

/** Finds files that lie next to panmpi's jar, as in an installation. */
public final class Neighbour {

    private Neighbour() {}

    /**
     * Returns the path of a file next to panmpi's jar. The file need not exist.
     *
     * @param name name of the file.
     * @return its path; empty if the class loader does not report where the classes are.
     */
    public static Optional<Path> of(String name) {
        return classes().map(classes -> beside(classes, name));
    }

    /** Returns the location of panmpi's classes; empty if their class loader does not report it. */
    private static Optional<URI> classes() {
        CodeSource source = Neighbour.class.getProtectionDomain().getCodeSource();
        try {
            return source == null || source.getLocation() == null
                    ? Optional.empty()
                    : Optional.of(source.getLocation().toURI());
        } catch (URISyntaxException notAFile) {
            return Optional.empty();
        }
    }

    /**
     * Returns the file next to the classes. If the classes are in an image of jlink (jrt:) or in a
     * jar within a jar, they have no folder; the file is then looked for in the lib directory of
     * the Java runtime.
     */
    static Path beside(URI classes, String name) {
        return classes.getScheme().equals("file")
                ? Path.of(classes).resolveSibling(name).toAbsolutePath()
                : Path.of(System.getProperty("java.home"), "lib", name);
    }
}
