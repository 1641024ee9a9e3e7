package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Header to read, and the preprocessor for it.
 *
 * @param header the header, an absolute path
 * @param compiler the command of the C compiler: the one that the user named, else the MPI's own
 *     wrapper where it works, else {@code cc}
 * @param flags all flags by which another compiler sees the same in the header, as clang takes them
 */
public record MpiInstall(Path header, List<String> compiler, List<String> flags) {

    /**
     * Finds a header: the one given, else that of the given wrapper, of {@code $MPI_HOME}, or of
     * the {@code mpicc} on the path.
     *
     * @param header a header, if one is wanted
     * @param wrapper the MPI's compiler wrapper, if it is known
     * @throws HeaderNotFound if there is none, or no compiler to read it with; lists the attempts
     */
    public static MpiInstall find(Optional<Path> header, Optional<String> wrapper)
            throws IOException {
        return new InstallSearch(System.getenv(), "mpicc").search(header, wrapper);
    }

    /**
     * Finds the compiler for a header that a command names without an option.
     *
     * @param header the header
     * @throws HeaderNotFound if it cannot be read
     */
    public static MpiInstall of(Path header) throws IOException {
        return new InstallSearch(System.getenv(), "mpicc").search(header);
    }
}
