package panmpi.generator.header.clang;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Searches for files of libclang. If {@code $LIBCLANG} is set, only the files that it names are
 * found; else the system's files, newest first, then the file that {@code make libclang}
 * downloaded.
 */
public final class LibrarySearch {

    private static final Pattern NAME = Pattern.compile("libclang(-\\d+)?\\.so[.\\d]*");
    private static final Pattern CACHED = Pattern.compile("/[^\0]*/libclang[-.][^\0/]*");
    private static final Pattern VERSION =
            Pattern.compile("libclang-(\\d+)\\.so|libclang\\.so\\.(\\d+)\\.|/llvm-?(\\d+)/");
    private static final List<String> FOLDERS =
            List.of("usr/lib", "usr/lib64", "usr/local/lib", "usr/local/lib64", "opt");
    private static final String FETCHED = ".mpi/libclang/libclang.so";

    private final Path root;
    private final Path here;

    /**
     * Makes a search.
     *
     * @param root the file system's root
     * @param here the working folder; {@code make libclang} downloads into this folder or a folder
     *     above it
     */
    LibrarySearch(Path root, Path here) {
        this.root = root;
        this.here = here.toAbsolutePath();
    }

    /**
     * Returns the files to try, the best first.
     *
     * @throws IOException if {@code $LIBCLANG} is set but names no libclang
     */
    public static List<Path> candidates() throws IOException {
        return new LibrarySearch(Path.of("/"), Path.of("")).candidates(System.getenv());
    }

    List<Path> candidates(Map<String, String> environment) throws IOException {
        String named = environment.getOrDefault("LIBCLANG", "");
        if (!named.isBlank()) {
            return named(here.resolve(named));
        }
        Set<Path> found = new LinkedHashSet<>(system());
        for (Path folder = here; folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve(FETCHED))) {
                found.add(folder.resolve(FETCHED));
            }
        }
        return List.copyOf(found);
    }

    private static List<Path> named(Path file) throws IOException {
        if (Files.isRegularFile(file)) {
            return List.of(file);
        }
        List<Path> found = new ArrayList<>(libraries(file));
        found.addAll(libraries(file.resolve("lib")));
        if (found.isEmpty()) {
            throw new IOException(
                    "LIBCLANG=%s is no libclang: it must name the library's file, or the folder that it is in"
                            .formatted(file));
        }
        return newestFirst(found);
    }

    private List<Path> system() throws IOException {
        List<Path> found = new ArrayList<>();
        for (String name : FOLDERS) {
            Path folder = root.resolve(name);
            found.addAll(libraries(folder));
            for (Path below : list(folder)) {
                String of = below.getFileName().toString();
                if (of.startsWith("llvm") || of.endsWith("-linux-gnu")) {
                    found.addAll(libraries(below));
                    found.addAll(libraries(below.resolve("lib")));
                    found.addAll(libraries(below.resolve("lib64")));
                }
            }
        }
        found.addAll(cached());
        return newestFirst(found).stream().filter(f -> version(f) >= ClangLibrary.OLDEST).toList();
    }

    /** Lists the libraries of the dynamic linker's cache, in which paths are plain text. */
    private List<Path> cached() throws IOException {
        Path cache = root.resolve("etc/ld.so.cache");
        if (!Files.isReadable(cache)) {
            return List.of();
        }
        Matcher path =
                CACHED.matcher(new String(Files.readAllBytes(cache), StandardCharsets.ISO_8859_1));
        return path.results()
                .map(r -> root.resolve(r.group().substring(1)))
                .filter(LibrarySearch::isLibrary)
                .toList();
    }

    private static List<Path> libraries(Path folder) throws IOException {
        return list(folder).stream().filter(LibrarySearch::isLibrary).toList();
    }

    private static List<Path> list(Path folder) throws IOException {
        if (!Files.isDirectory(folder) || !Files.isReadable(folder)) {
            return List.of();
        }
        try (Stream<Path> list = Files.list(folder)) {
            return list.sorted().toList();
        }
    }

    private static boolean isLibrary(Path file) {
        return NAME.matcher(file.getFileName().toString()).matches() && Files.isRegularFile(file);
    }

    /**
     * Sorts files from the newest version to the oldest, and removes further names of the same
     * file.
     */
    private static List<Path> newestFirst(List<Path> files) {
        Set<Path> real = new LinkedHashSet<>();
        return files.stream()
                .filter(file -> real.add(real(file)))
                .sorted(Comparator.comparingInt(LibrarySearch::version).reversed())
                .toList();
    }

    private static int version(Path file) {
        Matcher version = VERSION.matcher(file + "\n" + real(file));
        if (!version.find()) {
            return 0;
        }
        return Stream.of(version.group(1), version.group(2), version.group(3))
                .filter(number -> number != null)
                .mapToInt(Integer::parseInt)
                .findFirst()
                .orElse(0);
    }

    private static Path real(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            return file;
        }
    }
}
