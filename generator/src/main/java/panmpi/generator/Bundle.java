package panmpi.generator;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Unpacks the files that the runnable jar brings in place of a checkout (templates, snapshots and
 * hand-written sources), when they are first needed.
 */
final class Bundle {

    private static final String FOLDER = "bundle";

    private final Path jar;
    private Path unpacked;

    /**
     * Prepares to unpack the files of a jar; nothing is unpacked yet.
     *
     * @param jar the runnable jar, a jar without such files, or a folder of classes
     */
    Bundle(Path jar) {
        this.jar = jar;
    }

    /** Returns the bundled files of the jar that contains this class. */
    static Bundle own() {
        try {
            return new Bundle(
                    Path.of(
                            Bundle.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI()));
        } catch (URISyntaxException noFile) {
            throw new IllegalStateException(noFile);
        }
    }

    boolean isThere() {
        return unpacked != null || (Files.isRegularFile(jar) && hasFolder());
    }

    /** Returns the folder of the unpacked files, which is removed when the JVM exits. */
    Path unpacked() {
        if (unpacked == null) {
            try (FileSystem files = FileSystems.newFileSystem(jar)) {
                unpacked = Files.createTempDirectory("panmpi-generator-");
                Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(unpacked)));
                copy(files.getPath(FOLDER), unpacked);
            } catch (IOException failure) {
                throw new UncheckedIOException(
                        "the files in %s cannot be unpacked: %s".formatted(jar, failure), failure);
            }
        }
        return unpacked;
    }

    private boolean hasFolder() {
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            return Files.isDirectory(files.getPath(FOLDER));
        } catch (IOException unreadable) {
            return false;
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }

    private static void remove(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : List.copyOf(files.toList()).reversed()) {
                Files.deleteIfExists(file);
            }
        } catch (IOException left) {
            // A file that cannot be deleted is left, since the system clears its temporary folder
            // anyway.
        }
    }
}
