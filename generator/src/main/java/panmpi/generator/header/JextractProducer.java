package panmpi.generator.header;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import panmpi.generator.report.Diagnostics;

/**
 * Producer of low-level Java that runs the OpenJDK tool jextract: once to list the header's names,
 * and once to write Java for the names that are kept.
 */
public final class JextractProducer implements LowLevelProducer {

    private final Path tool;

    /**
     * Makes a producer.
     *
     * @param tool the jextract program
     */
    public JextractProducer(Path tool) {
        this.tool = tool.toAbsolutePath();
    }

    /**
     * Finds the program jextract: {@code given}, else {@code $JEXTRACT}, else the first on the
     * path.
     *
     * @param given the program, or the folder in which it is installed
     * @throws IllegalArgumentException if {@code given} or {@code $JEXTRACT} is no program that can
     *     be run
     */
    public static Optional<Path> find(Optional<Path> given) {
        return find(given, System.getenv("JEXTRACT"), System.getenv("PATH"));
    }

    static Optional<Path> find(Optional<Path> given, String variable, String path) {
        if (given.isPresent()) {
            return Optional.of(named("--jextract ", given.get()));
        }
        if (variable != null && !variable.isBlank()) {
            return Optional.of(named("JEXTRACT=", Path.of(variable)));
        }
        return Stream.of((path == null ? "" : path).split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, "jextract"))
                .filter(JextractProducer::isProgram)
                .findFirst();
    }

    private static Path named(String where, Path tool) {
        Path program = Files.isDirectory(tool) ? tool.resolve("bin").resolve("jextract") : tool;
        if (!isProgram(program)) {
            throw new IllegalArgumentException(
                    where + tool + " is no jextract: " + program + " is no program");
        }
        return program;
    }

    private static boolean isProgram(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }

    @Override
    public String name() {
        return "jextract (" + tool + ")";
    }

    @Override
    public boolean produce(MpiInstall mpi, Path outDir, Diagnostics diagnostics)
            throws IOException {
        // jextract runs in a folder of its own, since it reads compile_flags.txt from the current
        // folder.
        Path folder = Files.createTempDirectory("panmpi-jextract");
        try {
            return new JextractRun(tool, mpi, folder, diagnostics).produce(outDir);
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = new ArrayList<>(walk.toList());
        }
        for (Path file : files.reversed()) {
            Files.delete(file);
        }
    }
}
