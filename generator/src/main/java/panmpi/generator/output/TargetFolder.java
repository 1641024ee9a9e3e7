package panmpi.generator.output;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Folder of generated files, which is replaced as a whole or not at all.
 *
 * <p>The new state of the folder is written next to it, and exchanged with it atomically. After a
 * failure or interruption before the exchange, the folder is unchanged; the new state is deleted
 * then, or by a later run. Unchanged files keep their time stamps.
 */
public final class TargetFolder {

    private static final String STAGE = ".new-";

    private final Path folder;
    private final Predicate<String> isMade;

    /**
     * Prepares to replace the generated files of a folder.
     *
     * @param folder the folder, which need not exist
     * @param isMade tests whether a path below the folder belongs to a generated file, which {@code
     *     replace} deletes if the new files do not include it
     */
    public TargetFolder(Path folder, Predicate<String> isMade) {
        this.folder = folder.toAbsolutePath().normalize();
        this.isMade = isMade;
    }

    /**
     * Replaces the generated files of the folder by the given files; keeps all other files.
     *
     * @param files texts by their paths below the folder
     * @return the paths of files that are new, changed or deleted
     */
    public List<String> replace(SortedMap<String, String> files) throws IOException {
        recover();
        List<String> changed = changes(files);
        if (changed.isEmpty()) {
            return changed;
        }
        Path stage = stage();
        Thread cleaner = new Thread(() -> deleteQuietly(stage));
        Runtime.getRuntime().addShutdownHook(cleaner);
        try {
            writeStage(stage, files);
            if (Files.isDirectory(folder)) {
                Exchange.folders(stage, folder);
            } else {
                Files.move(stage, folder, StandardCopyOption.ATOMIC_MOVE);
            }
        } catch (FileSystemException e) {
            throw unchanged(e);
        } finally {
            deleteQuietly(stage);
            forget(cleaner);
        }
        return changed;
    }

    /**
     * Restores the folder's name, if a process that was killed between two renames left the folder
     * under another name.
     */
    private void recover() throws IOException {
        Path parent = folder.getParent();
        if (Files.exists(folder) || !Files.isDirectory(parent)) {
            return;
        }
        String prefix = "." + folder.getFileName() + STAGE;
        try (Stream<Path> list = Files.list(parent)) {
            Optional<Path> old =
                    list.filter(f -> f.getFileName().toString().startsWith(prefix))
                            .filter(f -> f.toString().endsWith(Exchange.OLD))
                            .findFirst();
            if (old.isPresent()) {
                Files.move(old.get(), folder, StandardCopyOption.ATOMIC_MOVE);
            }
        }
    }

    private List<String> changes(SortedMap<String, String> files) throws IOException {
        List<String> changed = new ArrayList<>();
        for (var file : files.entrySet()) {
            Path old = folder.resolve(file.getKey());
            if (!Files.exists(old) || !Files.readString(old).equals(file.getValue())) {
                changed.add(file.getKey());
            }
        }
        for (String path : existing()) {
            if (!files.containsKey(path) && isMade.test(path)) {
                changed.add(path);
            }
        }
        return changed;
    }

    private List<String> existing() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile)
                    .map(f -> folder.relativize(f).toString())
                    .sorted()
                    .toList();
        }
    }

    /**
     * Makes an empty folder for the new files, next to the target folder; deletes the folders that
     * earlier processes made for this purpose and left behind.
     */
    private Path stage() throws IOException {
        Path parent = folder.getParent();
        String prefix = "." + folder.getFileName() + STAGE;
        try {
            Files.createDirectories(parent);
            try (Stream<Path> list = Files.list(parent)) {
                list.filter(f -> isLeft(f.getFileName().toString(), prefix))
                        .forEach(TargetFolder::deleteQuietly);
            }
            return Files.createDirectory(parent.resolve(prefix + ProcessHandle.current().pid()));
        } catch (FileSystemException e) {
            throw unchanged(e);
        }
    }

    private static boolean isLeft(String name, String prefix) {
        String pid = name.startsWith(prefix) ? name.substring(prefix.length()) : "";
        return pid.matches("\\d+")
                && ProcessHandle.of(Long.parseLong(pid)).filter(ProcessHandle::isAlive).isEmpty();
    }

    private void writeStage(Path stage, SortedMap<String, String> files) throws IOException {
        for (var file : files.entrySet()) {
            Path old = folder.resolve(file.getKey());
            Path fresh = stage.resolve(file.getKey());
            Files.createDirectories(fresh.getParent());
            if (Files.exists(old) && Files.readString(old).equals(file.getValue())) {
                keep(old, fresh);
            } else {
                write(fresh, file.getValue(), old);
            }
        }
        for (String path : existing()) {
            if (!files.containsKey(path) && !isMade.test(path)) {
                Files.createDirectories(stage.resolve(path).getParent());
                keep(folder.resolve(path), stage.resolve(path));
            }
        }
    }

    private static void keep(Path old, Path fresh) throws IOException {
        try {
            Files.createLink(fresh, old);
        } catch (UnsupportedOperationException | FileSystemException e) {
            Files.copy(old, fresh, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    /**
     * Writes a file. If that fails, the exception names the file, since the system's message about
     * a full disk does not.
     */
    private static void write(Path fresh, String text, Path meant) throws IOException {
        try {
            Files.writeString(fresh, text);
        } catch (IOException e) {
            throw new FileSystemException(meant.toString(), null, e.getMessage());
        }
    }

    private IOException unchanged(FileSystemException e) {
        String reason = e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
        return new IOException(
                "cannot write %s: %s; %s is unchanged".formatted(e.getFile(), reason, folder), e);
    }

    private static void forget(Thread cleaner) {
        try {
            Runtime.getRuntime().removeShutdownHook(cleaner);
        } catch (IllegalStateException e) {
            // The JVM is shutting down, so that the hook cannot be removed any more; the JVM runs
            // it.
        }
    }

    private static void deleteQuietly(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException | UncheckedIOException e) {
            // A later run deletes the files that could not be deleted now.
        }
    }
}
