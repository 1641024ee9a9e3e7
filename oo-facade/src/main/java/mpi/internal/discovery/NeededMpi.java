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

/**
 * Finds the MPI that a C library was linked to, directly or through the libraries that it needs.
 */
public final class NeededMpi {

    /**
     * An MPI library that is needed.
     *
     * @param name file name of the MPI library, such as {@code libmpi.so.40}.
     * @param by the file that needs the MPI library.
     * @param families ABI families to which a library of this name may belong.
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

    /** Returns the next library of the queue that can be read; null if the queue has none. */
    private LinkedFile next() {
        for (Path path = open.poll(); path != null; path = open.poll()) {
            try {
                return LinkedFile.read(path);
            } catch (IOException none) {
                // A file that is no library says nothing about MPI; the dynamic linker skips it,
                // too.
            }
        }
        return null;
    }

    /**
     * Returns the file of a needed library; empty if the library is in none of the places where the
     * dynamic linker looks.
     */
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
