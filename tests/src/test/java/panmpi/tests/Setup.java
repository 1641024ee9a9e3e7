package panmpi.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What the build tells the tests, as system properties; a missing one fails, it never skips. */
final class Setup {
    private Setup() {}

    /** {@return the folder of the project} */
    static Path root() {
        return existing("panmpi.root", "the folder of the project");
    }

    /** {@return the launcher {@code mpijava}} */
    static Path launcher() {
        return existing("panmpi.mpijava", "the launcher mpijava");
    }

    /** {@return the jar that programs are compiled against, where a cluster has it} */
    static Path jar() {
        return launcher().getParent().resolveSibling("lib/panmpi.jar");
    }

    /** {@return the MPIs to test, in the order of the file} */
    static List<InstalledMpi> mpis() {
        var file = existing("panmpi.mpis", "the list of the installed MPIs");
        try {
            var mpis = InstalledMpi.parse(Files.readAllLines(file));
            if (mpis.isEmpty()) {
                throw new AssertionError(file + " names no MPI: there is nothing to test on");
            }
            return mpis;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return where compiled examples lie; the seeds' listings have a folder of their own} */
    static Path examples(String output) {
        var folder = root().resolve("examples/target").resolve(output);
        if (!Files.isDirectory(folder)) {
            throw new AssertionError(folder + " is missing: build the module examples first");
        }
        return folder;
    }

    /** {@return a file for the record of a run, below {@code tests/target}} */
    static Path report(String name) {
        var file = root().resolve("tests/target").resolve(name);
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    private static Path existing(String property, String meaning) {
        var value = System.getProperty(property, "");
        if (value.isBlank()) {
            throw new AssertionError("-D" + property + " is not set: it names " + meaning);
        }
        var path = Path.of(value).toAbsolutePath();
        if (!Files.exists(path)) {
            throw new AssertionError("-D" + property + "=" + value + " does not exist");
        }
        return path;
    }
}
