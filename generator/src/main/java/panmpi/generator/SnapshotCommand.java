package panmpi.generator;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import panmpi.generator.emit.SourceWriter;
import panmpi.generator.header.ClangProducer;
import panmpi.generator.header.JextractProducer;
import panmpi.generator.header.LowLevelProducer;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Stages 1 and 2 as a command: one header becomes one snapshot. */
@Command(
        name = "snapshot",
        mixinStandardHelpOptions = true,
        description = "Reads mpi.h and writes its snapshot, LIBRARY-VERSION.api.")
final class SnapshotCommand implements Callable<Integer> {

    /** Who makes the low-level Java. */
    enum Frontend {
        auto,
        builtin,
        jextract
    }

    @Option(names = "--header", description = "the header; else MPI_HOME's, else mpicc's")
    private Optional<Path> header = Optional.empty();

    @Option(
            names = "--cc",
            description = "the MPI's compiler wrapper; else the one beside the header")
    private Optional<String> wrapper = Optional.empty();

    @Option(
            names = "--frontend",
            defaultValue = "auto",
            description = "${COMPLETION-CANDIDATES}: auto takes jextract where it is found")
    private Frontend frontend;

    @Option(names = "--jextract", description = "the jextract tool; else $JEXTRACT, else the PATH")
    private Optional<Path> jextract = Optional.empty();

    @Option(names = "--lowlevel", description = "keep the low-level Java in this folder")
    private Optional<Path> lowLevel = Optional.empty();

    @Option(names = "--from-lowlevel", description = "read this low-level Java, produce none")
    private Optional<Path> fromLowLevel = Optional.empty();

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Option(names = "--out", required = true, description = "folder of the snapshot")
    private Path out;

    @Override
    public Integer call() throws Exception {
        Diagnostics diagnostics = new Diagnostics(System.err);
        MpiInstall mpi = MpiInstall.find(header, wrapper);
        Optional<LowLevelProducer> producer =
                fromLowLevel.isPresent() ? Optional.empty() : Optional.of(producer());
        Path folder = fromLowLevel.or(() -> lowLevel).orElse(null);
        if (folder == null) {
            folder = Files.createTempDirectory("panmpi-lowlevel");
        }
        System.err.println(
                "reading "
                        + mpi.header()
                        + " with "
                        + producer.map(LowLevelProducer::name)
                                .orElse("low-level Java from " + folder));
        Optional<Api> api = new Pipeline(templates, diagnostics).snapshot(mpi, producer, folder);
        if (api.isEmpty() || diagnostics.hasErrors()) {
            System.err.println("error: no snapshot was written");
            return 1;
        }
        Path file = out.resolve(api.get().identity().fileName());
        SourceWriter.replace(file, ApiFile.write(api.get()));
        System.out.println(file);
        return 0;
    }

    private LowLevelProducer producer() {
        return switch (frontend) {
            case builtin -> new ClangProducer();
            case jextract ->
                    new JextractProducer(
                            JextractProducer.find(jextract)
                                    .orElseThrow(
                                            () ->
                                                    new IllegalArgumentException(
                                                            "no jextract: looked at --jextract, $JEXTRACT and the PATH;"
                                                                    + " use --frontend builtin, or name the tool")));
            case auto ->
                    JextractProducer.find(jextract)
                            .<LowLevelProducer>map(JextractProducer::new)
                            .orElseGet(ClangProducer::new);
        };
    }
}
