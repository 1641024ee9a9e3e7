package mpi.internal.discovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Directory prefix under which an MPI may be installed.
 *
 * @param origin reason for searching this directory, for messages.
 * @param prefix directory that contains {@code bin} and {@code lib}.
 * @param preferred families to try first, since a directory such as /usr may hold several.
 */
public record Installation(String origin, Path prefix, Set<Family> preferred) {

    private static final String TRIPLET = triplet();

    private static final List<String> LIBRARY_FOLDERS =
            List.of(
                    "lib",
                    "lib64",
                    "lib/" + TRIPLET,
                    "lib/release",
                    "lib/" + TRIPLET + "/openmpi/lib");

    /** Makes the record of the installation whose {@code bin} contains a program. */
    static Installation of(String origin, Path program, Set<Family> preferred) {
        Path prefix = program.getParent().getParent();
        return new Installation(
                origin + " " + program, prefix == null ? program.getRoot() : prefix, preferred);
    }

    /** Opens the installation's first library of an accepted family. */
    Optional<NativeLib> open(Attempts attempts, Set<Family> accepted) {
        Set<String> names = Family.libraries(preferred, accepted);
        boolean any = false;
        for (String folder : LIBRARY_FOLDERS) {
            for (String name : names) {
                Path file = prefix.resolve(folder).resolve(name);
                if (!Files.exists(file) || !mayBe(file, accepted)) {
                    continue;
                }
                any = true;
                Optional<NativeLib> opened = attempts.openFile(origin, file, accepted);
                if (opened.isPresent()) {
                    return opened;
                }
            }
        }
        if (!any) {
            attempts.note(origin, "none of " + String.join(", ", names) + " in its lib folders");
        }
        return Optional.empty();
    }

    /**
     * Tests whether a file may be of an accepted family. Debian's link libmpi.so may point to a
     * library of another family.
     */
    private static boolean mayBe(Path file, Set<Family> accepted) {
        try {
            Set<Family> families = Family.ofFile(file.toRealPath().getFileName().toString());
            families.retainAll(accepted);
            return !families.isEmpty();
        } catch (IOException gone) {
            return false;
        }
    }

    private static String triplet() {
        String arch = System.getProperty("os.arch");
        return switch (arch) {
            case "amd64" -> "x86_64-linux-gnu";
            case "ppc64le" -> "powerpc64le-linux-gnu";
            default -> arch + "-linux-gnu";
        };
    }
}
