package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Puts files in place: all of them or, when interrupted, none.
 *
 * <p>Changed files are written beside the old ones first and moved over them last; a file whose
 * bytes did not change is not touched; a generated file that is no longer made is deleted.
 */
public final class SourceWriter {

    private SourceWriter() {}

    /** Makes a folder hold exactly these files, of those that end like them. */
    public static List<Path> write(Path folder, List<SourceFile> files, String suffix)
            throws IOException {
        Path staging = folder.resolveSibling(folder.getFileName() + ".new");
        delete(staging);
        List<SourceFile> changed = new ArrayList<>();
        for (SourceFile file : files) {
            Path old = folder.resolve(file.path());
            if (!Files.exists(old) || !Files.readString(old).equals(file.text())) {
                Path fresh = staging.resolve(file.path());
                Files.createDirectories(fresh.getParent());
                Files.writeString(fresh, file.text());
                changed.add(file);
            }
        }
        List<Path> written = new ArrayList<>();
        for (SourceFile file : changed) {
            Path target = folder.resolve(file.path());
            Files.createDirectories(target.getParent());
            Files.move(staging.resolve(file.path()), target, StandardCopyOption.REPLACE_EXISTING);
            written.add(target);
        }
        delete(staging);
        deleteStale(folder, files, suffix);
        return written;
    }

    /** Replaces one file in one step; if its bytes did not change it is not touched. */
    public static void replace(Path file, String text) throws IOException {
        if (Files.exists(file) && Files.readString(file).equals(text)) {
            return;
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.writeString(fresh, text);
        Files.move(
                fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void deleteStale(Path folder, List<SourceFile> files, String suffix)
            throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        Set<Path> kept =
                files.stream().map(f -> folder.resolve(f.path())).collect(Collectors.toSet());
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path path : walk.filter(p -> p.toString().endsWith(suffix)).toList()) {
                if (!kept.contains(path)) {
                    Files.delete(path);
                }
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path path : walk.sorted(java.util.Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
