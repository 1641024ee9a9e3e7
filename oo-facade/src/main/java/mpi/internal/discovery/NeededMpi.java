package mpi.internal.discovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mpi.internal.Settings;

/** The MPI that a C library was linked to, by itself or by the libraries that it needs. */
public final class NeededMpi {

    /**
     * An MPI library that is needed.
     *
     * @param name its file name, such as {@code libmpi.so.40}.
     * @param by the file that needs it.
     * @param families those that the name may be of.
     */
    public record Need(String name, Path by, Set<Family> families) {}

    private static final List<String> SYSTEM =
            List.of(
                    "/lib/x86_64-linux-gnu",
                    "/usr/lib/x86_64-linux-gnu",
                    "/lib/aarch64-linux-gnu",
                    "/usr/lib/aarch64-linux-gnu",
                    "/lib64",
                    "/usr/lib64",
                    "/usr/local/lib",
                    "/usr/lib");

    private final Deque<Path> open = new ArrayDeque<>();
    private final Set<String> seen = new HashSet<>();

    private NeededMpi() {}

    /**
     * Finds the first MPI library that a library needs.
     *
     * @throws IOException if the file is no library.
     */
    public static Optional<Need> of(Path library) throws IOException {
        return new NeededMpi().find(library);
    }

    private Optional<Need> find(Path library) throws IOException {
        LinkedFile file = LinkedFile.read(library);
        while (file != null) {
            for (String name : file.needed()) {
                Set<Family> families = Family.ofFile(name);
                if (!families.isEmpty() && name.matches("libmpi(ch|_abi|_cray)?\\.so.*")) {
                    return Optional.of(new Need(name, file.path(), families));
                }
                if (seen.add(name)) {
                    place(file, name).ifPresent(open::add);
                }
            }
            file = next();
        }
        return Optional.empty();
    }

    /** The next library that can be read; null if there is none. */
    private LinkedFile next() {
        for (Path path = open.poll(); path != null; path = open.poll()) {
            try {
                return LinkedFile.read(path);
            } catch (IOException none) {
                // A file of another kind says nothing of MPI; the linker passes it over.
            }
        }
        return null;
    }

    /** The file of a needed library, as far as it is found where the linker looks. */
    private static Optional<Path> place(LinkedFile file, String name) {
        List<Path> places = new ArrayList<>(file.places());
        for (String folder : Settings.environment("LD_LIBRARY_PATH").split(":")) {
            places.add(Path.of(folder));
        }
        places.add(file.path().toAbsolutePath().getParent());
        SYSTEM.forEach(folder -> places.add(Path.of(folder)));
        return places.stream()
                .map(folder -> folder.resolve(name))
                .filter(Files::isRegularFile)
                .findFirst();
    }
}
