package mpi.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import mpi.internal.link.Linkage;

/** Checks for environment variables that refer to another MPI than the one that was opened. */
final class PathChecks {

    private static final List<String> HOMES =
            List.of("MPI_HOME", "MPI_ROOT", "I_MPI_ROOT", "OPAL_PREFIX", "OMPI_HOME", "MPICH_HOME");

    private PathChecks() {}

    static List<Finding> all() {
        return List.of(variables(), preloads());
    }

    private static Finding variables() {
        Path library = Path.of(Linkage.libraryFile());
        List<String> others = new ArrayList<>();
        for (String variable : HOMES) {
            String home = System.getenv().getOrDefault(variable, "");
            if (!home.isEmpty() && !library.startsWith(real(Path.of(home)))) {
                others.add(variable + "=" + home);
            }
        }
        for (String folder : System.getenv().getOrDefault("LD_LIBRARY_PATH", "").split(":")) {
            otherLibrary(folder, library)
                    .ifPresent(file -> others.add("LD_LIBRARY_PATH has " + file));
        }
        return others.isEmpty()
                ? Finding.ok("environment", "no variable leads to another MPI")
                : Finding.warning(
                                "environment",
                                "variables lead to another MPI than " + library,
                                "unset them, or load the module of the MPI in use again: otherwise parts of two MPIs are mixed")
                        .with(others);
    }

    /** Finds an MPI library in a directory other than that of the library in use. */
    private static Optional<Path> otherLibrary(String folder, Path library) {
        if (folder.isEmpty() || real(Path.of(folder)).equals(library.getParent())) {
            return Optional.empty();
        }
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.filter(
                            file ->
                                    file.getFileName()
                                            .toString()
                                            .matches("libmpi(ch|_abi)?\\.so.*"))
                    .filter(file -> !real(file).equals(library))
                    .sorted()
                    .findFirst();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Finding preloads() {
        String preloaded = System.getenv().getOrDefault("LD_PRELOAD", "");
        return preloaded.isEmpty()
                ? Finding.ok("preloaded", "no library is preloaded (LD_PRELOAD)")
                : Finding.note(
                        "preloaded",
                        "LD_PRELOAD=" + preloaded,
                        "MPI functions in it are used instead of the library's");
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException gone) {
            return path.toAbsolutePath();
        }
    }
}
