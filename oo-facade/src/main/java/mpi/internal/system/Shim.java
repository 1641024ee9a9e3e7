package mpi.internal.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import mpi.internal.natives.Neighbour;
import mpi.internal.natives.UnpackedLibrary;

/**
 * Loads panmpi's native library, libpanmpi.so: the file next to the jar, or else the one in the
 * jar. All MPI calls work without this library, but arrays are copied instead of pinned, the start
 * takes longer, and the end of the process is handled less exactly ({@link JvmEnd}, {@link
 * Output}).
 */
public final class Shim {

    private static final String LIBRARY = "libpanmpi.so";

    /**
     * Property that names the file of the native library; if the property is set, no other file is
     * opened.
     */
    private static final String NAMED = "panmpi.shim";

    private static Path file;
    private static String obstacle = "";

    /** True if panmpi's native library was found, and this JVM could load it. */
    public static final boolean IS_OPEN = open();

    private Shim() {}

    /**
     * Returns the file of the native library that is loaded; if none is loaded, the path next to
     * the jar.
     */
    public static Path file() {
        return file;
    }

    /** Returns the reason why the native library is not loaded; empty if it is loaded. */
    public static String obstacle() {
        return obstacle;
    }

    /**
     * Finds a library that comes with libpanmpi.so.
     *
     * @param library file name of the library.
     * @return its file; empty if it is missing.
     */
    public static Optional<Path> companion(String library) {
        try {
            return Optional.of(find(library)).filter(Files::isReadable);
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    /**
     * Finds a library. If the user has set {@code -Dpanmpi.shim}, the library is in the folder of
     * that file; otherwise it is next to the jar, or else in the jar.
     */
    private static Path find(String library) throws IOException {
        String named = System.getProperty(NAMED);
        if (named != null) {
            return Path.of(named).toAbsolutePath().resolveSibling(library);
        }
        Optional<Path> beside = Neighbour.of(library);
        return beside.filter(Files::isReadable).isPresent()
                ? beside.get()
                : UnpackedLibrary.of(library);
    }

    @SuppressWarnings("restricted")
    private static boolean open() {
        String named = System.getProperty(NAMED);
        file =
                named == null
                        ? Neighbour.of(LIBRARY).orElse(Path.of(LIBRARY))
                        : Path.of(named).toAbsolutePath();
        try {
            file = named == null ? find(LIBRARY) : file;
            System.load(file.toString());
            return true;
        } catch (IOException none) {
            obstacle = "no " + LIBRARY + ": " + none.getMessage();
        } catch (UnsatisfiedLinkError unfit) {
            obstacle = unfit(unfit.getMessage());
        }
        return false;
    }

    /**
     * Returns the reason why the native library was not loaded: the path of the file, then the
     * dynamic linker's message. The path is not repeated if the message already begins with it.
     */
    private static String unfit(String message) {
        if (!Files.isReadable(file)) {
            return file + " cannot be opened";
        }
        String why = message.startsWith(file + ": ") ? message : file + ": " + message;
        return why.replace(file + ": " + file + ": ", file + ": ") + UnpackedLibrary.ADVICE;
    }
}
