package panmpi.tests.binding;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Job;
import panmpi.tests.harness.Processes;
import panmpi.tests.harness.Setup;

/**
 * A panmpi.jar that a test builds with the generator and the compiler, as any user can: from the
 * committed snapshots of MPI headers and from one more header.
 *
 * @param jar the jar.
 * @param said text that the generator printed.
 */
record GeneratedBinding(Path jar, String said) {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    /**
     * Makes a jar from all committed snapshots and one more header.
     *
     * @param folder folder for all output.
     * @param library the line of {@code libraries.rules} that recognises the header.
     * @param header the header.
     */
    static GeneratedBinding of(Path folder, String library, Path header) throws IOException {
        var templates = copy(Setup.root().resolve("templates"), folder.resolve("templates"));
        var rules = templates.resolve("libraries.rules");
        Files.writeString(rules, library + "\n" + Files.readString(rules));
        var api = copy(Setup.root().resolve("generated/api"), folder.resolve("api"));
        var read =
                generator(
                        "snapshot",
                        List.of("--header", header + "", "--cc", "cc", "--out", api + ""),
                        templates);
        var made = emit(folder, api, templates);
        return new GeneratedBinding(made.jar, read.output() + made.said);
    }

    /** Makes a jar from all committed snapshots but one. */
    static GeneratedBinding without(Path folder, String snapshot) throws IOException {
        var api = copy(Setup.root().resolve("generated/api"), folder.resolve("api"));
        Files.delete(api.resolve(snapshot + ".api"));
        return emit(folder, api, Setup.root().resolve("templates"));
    }

    private static GeneratedBinding emit(Path folder, Path api, Path templates) throws IOException {
        var java = folder.resolve("java");
        var emitted = generator("emit", List.of("--api", api + "", "--java", java + ""), templates);
        var classes = compile(folder.resolve("classes"), java);
        return new GeneratedBinding(pack(folder, classes), emitted.output());
    }

    /**
     * {@return a copy of an MPI whose jobs use this jar, and open {@code library} as the MPI
     * library}
     */
    InstalledMpi on(InstalledMpi mpi, Path library) {
        var own = new InstalledMpi(mpi.name(), mpi.mpiexec(), library + "", "", mpi.variables());
        // Without PANMPI_AOT=off, a start-up cache would be written next to the jar while the
        // folder is removed after the job.
        return own.with("PANMPI_JAR=" + jar, "PANMPI_AOT=off");
    }

    private static Job generator(String command, List<String> options, Path templates) {
        var words = new ArrayList<>(List.of(Setup.root() + "/.make/generate/generator", command));
        words.addAll(options);
        words.addAll(List.of("--templates", templates.toString()));
        var environment = Map.of("JAVA_HOME", System.getProperty("java.home"));
        var log = Setup.report("jobs/generator-" + command + ".log");
        return Processes.run(words, environment, TIMEOUT, log).succeeded();
    }

    private static Path compile(Path classes, Path generated) throws IOException {
        var arguments = new ArrayList<>(List.of("-nowarn", "-XDstringConcat=inline", "-d"));
        arguments.add(Files.createDirectories(classes).toString());
        for (Path root : List.of(generated, facade("codec/"), facade(""))) {
            try (Stream<Path> walk = Files.walk(root)) {
                walk.filter(f -> f.toString().endsWith(".java"))
                        .forEach(f -> arguments.add(f.toString()));
            }
        }
        run("javac", arguments);
        return classes;
    }

    /**
     * Returns the source folder of a module of the facade; the module's path is empty or ends with
     * a slash.
     */
    private static Path facade(String module) {
        return Setup.root().resolve("oo-facade/" + module + "src/main/java");
    }

    private static Path pack(Path folder, Path classes) throws IOException {
        var manifest = folder.resolve("manifest");
        Files.writeString(manifest, "Enable-Native-Access: ALL-UNNAMED\n");
        var jar = folder.resolve("panmpi.jar");
        run("jar", List.of("cfm", jar + "", manifest + "", "-C", classes.toString(), "."));
        return jar;
    }

    private static void run(String tool, List<String> arguments) throws IOException {
        var log = Setup.report("jobs/" + tool + ".log");
        try (var out = new PrintStream(log.toFile())) {
            int exit =
                    ToolProvider.findFirst(tool)
                            .orElseThrow()
                            .run(out, out, arguments.toArray(String[]::new));
            if (exit != 0) {
                throw new AssertionError(tool + ": exit status " + exit + ", see " + log);
            }
        }
    }

    private static Path copy(Path from, Path to) throws IOException {
        try (Stream<Path> walk = Files.walk(from)) {
            for (Path file : walk.toList()) {
                Files.copy(file, to.resolve(from.relativize(file)));
            }
        }
        return to;
    }
}
