package panmpi.generator.header.clang;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Searches for clang's own headers near its library; some packages omit them. */
final class ResourceFolder {

    private ResourceFolder() {}

    /**
     * Returns the folder with clang's own {@code include/stddef.h}; empty if there is none.
     *
     * @param library the library's file
     * @param major the first number of the library's version; the folder's name begins with it
     */
    static Optional<Path> beside(Path library, String major) throws IOException {
        Path folder = library.toAbsolutePath().getParent();
        List<Path> places =
                List.of(
                        folder,
                        folder.resolve("lib"),
                        library.toRealPath().getParent(),
                        Path.of("/usr/lib/llvm-" + major + "/lib"),
                        Path.of("/usr/lib"));
        for (Path place : places) {
            Optional<Path> found = below(place.resolve("clang"), major);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Path> below(Path folder, String major) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(folder)) {
            return versions.filter(v -> v.getFileName().toString().matches(major + "(\\..*)?"))
                    .filter(v -> Files.isRegularFile(v.resolve("include/stddef.h")))
                    .sorted()
                    .findFirst();
        }
    }
}
