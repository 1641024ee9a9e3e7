package mpi.internal.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Installation of the MPI that comes with panmpi. It is the folder {@code mpich} next to panmpi's
 * jar, as in a release archive that includes an MPI, or else the contents of the jar panmpi-mpich,
 * unpacked into the user's cache.
 *
 * @param folder folder of the installation, with {@code bin} and {@code lib}.
 */
public record EmbeddedMpi(Path folder) {

    /** Value of {@code PANMPI_LIB} that chooses this MPI. */
    public static final String WORD = "embedded";

    /** Value of {@code PANMPI_ABI} that chooses the ABI family of this MPI. */
    public static final String ABI = "mpich";

    private static final String NEIGHBOUR = "mpich";

    /**
     * Dynamic linkers of the GNU C library, which the programs of MPICH need. A system that has
     * none of these files has another C library.
     */
    private static final List<Path> LOADERS =
            List.of(
                    Path.of("/lib64/ld-linux-x86-64.so.2"),
                    Path.of("/lib/ld-linux-x86-64.so.2"),
                    Path.of("/lib/ld-linux-aarch64.so.1"));

    /**
     * Finds the MPI that comes with panmpi, and unpacks the MPI if it is not unpacked yet.
     *
     * @return the installation.
     * @throws IOException if there is no such MPI, or it cannot be used here; the message says why.
     */
    public static EmbeddedMpi open() throws IOException {
        Optional<EmbeddedMpi> beside = beside();
        if (beside.isPresent()) {
            return beside.get();
        }
        Set<PackedMpi> packed = PackedMpi.all();
        if (packed.isEmpty()) {
            throw new IOException(absence());
        }
        if (LOADERS.stream().noneMatch(Files::exists)) {
            throw new IOException(
                    "its MPICH needs the GNU C library, and this system has another (musl?):"
                            + " install an MPI of the system, as by apk add mpich");
        }
        return new EmbeddedMpi(UnpackedFolder.of(packed.iterator().next()));
    }

    /** Tests whether panmpi comes with an MPI for this platform; unpacks nothing. */
    public static boolean isThere() {
        return beside().isPresent() || !PackedMpi.all().isEmpty();
    }

    /**
     * Describes where the MPI comes from.
     *
     * @return the folder, or the jar with the MPI's version; empty if panmpi comes with no MPI for
     *     this platform.
     */
    public static String origin() {
        return beside().map(EmbeddedMpi::folder)
                .map(Path::toString)
                .or(() -> PackedMpi.all().stream().findFirst().map(EmbeddedMpi::origin))
                .orElse("");
    }

    /**
     * Returns a warning about several versions of panmpi-mpich on the class path.
     *
     * @return one line; empty if there is at most one version.
     */
    public static String conflict() {
        Set<PackedMpi> packed = beside().isPresent() ? Set.of() : PackedMpi.all();
        return packed.size() < 2
                ? ""
                : "more than one panmpi-mpich is on the class path: "
                        + packed.stream().map(EmbeddedMpi::origin).collect(Collectors.joining(", "))
                        + ". The first one is used";
    }

    /** Returns the reason why no MPI of panmpi can be used, for an error message. */
    public static String absence() {
        return PackedMpi.isOnClassPath()
                ? "panmpi-mpich has MPICH for linux-x86_64 and linux-aarch64, and this is "
                        + Platform.name()
                        + ": install an MPI of this system"
                : "io.panmpi:panmpi-mpich is not on the class path";
    }

    /** Returns the program that starts jobs of this MPI. */
    public Path mpiexec() {
        return folder.resolve("bin").resolve("mpiexec");
    }

    /** Returns the library of this MPI. */
    public Path library() {
        return folder.resolve("lib").resolve("libmpi.so.12");
    }

    /** Tests whether a program belongs to this MPI. */
    public boolean has(Path program) {
        return program.startsWith(folder);
    }

    private static String origin(PackedMpi packed) {
        return packed.jar() + " (" + packed.lines().getFirst() + ")";
    }

    private static Optional<EmbeddedMpi> beside() {
        return Neighbour.of(NEIGHBOUR)
                .filter(folder -> Files.isExecutable(folder.resolve("bin").resolve("mpiexec")))
                .map(EmbeddedMpi::real)
                .map(EmbeddedMpi::new);
    }

    private static Path real(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException gone) {
            return folder;
        }
    }
}
