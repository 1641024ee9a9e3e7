package panmpi.tests.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import panmpi.tests.harness.Setup;

/** Finds the hand-written sources of the artifacts. */
final class MainSources {
    private static final List<String> FOLDERS =
            List.of(
                    "oo-facade/codec/src/main/java",
                    "oo-facade/src/main/java",
                    "oo-facade/junit/src/main/java",
                    "generator/src/main/java");

    private MainSources() {}

    /** Returns the folder of each artifact's sources. */
    static List<Path> folders() {
        return FOLDERS.stream().map(Setup.root()::resolve).toList();
    }

    /** Returns the sources of a folder. */
    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
