package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Clears the folder to which a {@link LowLevelProducer} writes, and lists the Java files there. */
final class LowLevelFolder {

    /** Name of the Java package that producers write, and of its folder below the output folder. */
    static final String PACKAGE = "low";

    private LowLevelFolder() {}

    /** Deletes the files of an earlier run, since stage 2 would read them like new ones. */
    static void clear(Path outDir) throws IOException {
        for (Path file : files(outDir)) {
            Files.delete(file);
        }
    }

    /** Returns the Java files of the package. */
    static List<Path> files(Path outDir) throws IOException {
        Path folder = outDir.resolve(PACKAGE);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> list = Files.list(folder)) {
            return list.filter(f -> f.toString().endsWith(".java")).toList();
        }
    }
}
