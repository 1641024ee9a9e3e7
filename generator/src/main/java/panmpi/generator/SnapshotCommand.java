package panmpi.generator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

/** Stages 1 and 2 as a command: each header becomes one snapshot. */
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

    @Option(
            names = "--header",
            description = "the header; repeatable; else MPI_HOME's, else mpicc's")
    private List<Path> headers = List.of();

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
        if (headers.size() > 1 && (lowLevel.isPresent() || fromLowLevel.isPresent())) {
            throw new IllegalArgumentException(
                    "--lowlevel and --from-lowlevel are the folder of one header's Java; %d headers are named"
                            .formatted(headers.size()));
        }
        // Every header is read before a file is written: one that cannot be read changes nothing.
        List<Api> apis = new ArrayList<>();
        if (headers.size() > 1) {
            System.err.println("reading %d headers".formatted(headers.size()));
        }
        for (MpiInstall mpi : installs()) {
            Optional<Api> api = read(mpi);
            if (api.isEmpty()) {
                System.err.println("error: no snapshot was written");
                return 1;
            }
            apis.add(api.get());
        }
        for (Api api : apis) {
            Path file = out.resolve(api.identity().fileName());
            SourceWriter.replace(file, ApiFile.write(api));
            System.out.println(file);
        }
        return 0;
    }

    private List<MpiInstall> installs() throws IOException {
        if (headers.isEmpty()) {
            return List.of(MpiInstall.find(Optional.empty(), wrapper));
        }
        List<MpiInstall> installs = new ArrayList<>();
        for (Path header : headers) {
            installs.add(MpiInstall.find(Optional.of(header), wrapper));
        }
        return installs;
    }

    /** Reads one header; empty after its errors were reported. */
    private Optional<Api> read(MpiInstall mpi) throws IOException {
        Diagnostics diagnostics = new Diagnostics(System.err);
        Pipeline pipeline = new Pipeline(templates, diagnostics);
        Optional<LowLevelProducer> producer =
                fromLowLevel.isPresent() ? Optional.empty() : Optional.of(producer());
        Optional<Path> folder = fromLowLevel.or(() -> lowLevel);
        String reader =
                producer.map(LowLevelProducer::name)
                        .orElseGet(() -> "low-level Java from " + folder.orElseThrow());
        System.err.println("reading " + mpi.header() + " with " + reader);
        Optional<Api> api =
                folder.isPresent()
                        ? pipeline.snapshot(mpi, producer, folder.get())
                        : pipeline.snapshot(mpi, producer.orElseThrow());
        return diagnostics.hasErrors() ? Optional.empty() : api;
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
