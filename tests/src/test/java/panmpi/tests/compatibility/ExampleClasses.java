package panmpi.tests.compatibility;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import panmpi.tests.harness.Setup;

/**
 * Finds the folders of compiled examples. Examples in Kotlin or Scala, with Netty, the Vector API,
 * libraries of C or a transport are in Maven modules that {@code make test-examples} builds;
 * listings of papers (seeds) have their own folder, since a paper has a class Hello, too.
 */
final class ExampleClasses {
    private static final List<String> MODULES =
            List.of("kotlin", "scala", "netty", "vector", "interop", "transport");

    private ExampleClasses() {}

    /**
     * {@return the class path of a run: the folder that has its program, and the jars of the folder
     * {@code lib} next to it; empty if the program is of a module that is not built}
     */
    static Optional<List<Path>> of(RunFile run) {
        var folder =
                run.name().startsWith("seeds/")
                        ? Optional.of(Setup.examples("seeds"))
                        : folders().filter(f -> holds(f, run.program())).findFirst();
        if (folder.isEmpty() && unbuilt(run.program()).isEmpty()) {
            throw new AssertionError(run.name() + ".run: no example has a class " + run.program());
        }
        return folder.map(f -> Stream.concat(Stream.of(f), jars(f)).toList());
    }

    private static Stream<Path> folders() {
        var others = MODULES.stream().map(m -> module(m).resolve("target/classes"));
        return Stream.concat(Stream.of(Setup.examples("classes")), others);
    }

    private static boolean holds(Path folder, String program) {
        return Files.exists(folder.resolve(program.replace('.', '/') + ".class"));
    }

    /** Returns the module that has a program's source, if that module is not compiled yet. */
    private static Optional<String> unbuilt(String program) {
        var source = program.replaceFirst(".*[.]", "").replaceFirst("Kt$", "");
        return MODULES.stream()
                .filter(m -> !Files.isDirectory(module(m).resolve("target/classes")))
                .filter(m -> hasSource(module(m).resolve("src"), source))
                .findFirst();
    }

    private static boolean hasSource(Path folder, String name) {
        return files(folder, Integer.MAX_VALUE)
                .anyMatch(
                        file -> file.getFileName().toString().matches(name + "[.](java|kt|scala)"));
    }

    private static Stream<Path> jars(Path folder) {
        return files(folder.resolveSibling("lib"), 1).filter(f -> f.toString().endsWith(".jar"));
    }

    private static Stream<Path> files(Path folder, int depth) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return files.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path module(String name) {
        return Setup.root().resolve("examples").resolve(name);
    }
}
