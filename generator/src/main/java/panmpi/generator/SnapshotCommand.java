package panmpi.generator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import panmpi.generator.header.LowLevelProducer;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.output.TextFile;
import panmpi.generator.report.Diagnostics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Command that runs stages 1 and 2: it reads headers, and writes a snapshot of each. */
@Command(
        name = "snapshot",
        mixinStandardHelpOptions = true,
        description = "Reads mpi.h and writes its snapshot, LIBRARY-VERSION.api.")
final class SnapshotCommand implements Callable<Integer> {

    @Mixin private HeaderOptions headers;

    @Option(names = "--lowlevel", description = "keep the low-level Java in this folder")
    private Optional<Path> lowLevel = Optional.empty();

    @Option(
            names = "--from-lowlevel",
            description = "read the low-level Java of this folder instead of a header")
    private Optional<Path> fromLowLevel = Optional.empty();

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Option(names = "--out", required = true, description = "folder of the snapshot")
    private Path out;

    @Override
    public Integer call() throws Exception {
        if (headers.count() > 1 && (lowLevel.isPresent() || fromLowLevel.isPresent())) {
            throw new IllegalArgumentException(
                    "--lowlevel and --from-lowlevel are the folder of one header's Java; %d headers are named"
                            .formatted(headers.count()));
        }
        // All headers are read before a file is written, so that no file changes if a header cannot
        // be read.
        List<Api> apis = new ArrayList<>();
        if (headers.count() > 1) {
            System.err.println("reading %d headers".formatted(headers.count()));
        }
        for (MpiInstall mpi : headers.installs()) {
            Optional<Api> api = read(mpi);
            if (api.isEmpty()) {
                System.err.println("error: no snapshot was written");
                return 1;
            }
            apis.add(api.get());
        }
        for (Api api : apis) {
            Path file = out.resolve(api.identity().fileName());
            TextFile.replace(file, ApiFile.write(api));
            System.out.println(file);
        }
        return 0;
    }

    /** Reads one header; returns empty if the header has errors, which are reported. */
    private Optional<Api> read(MpiInstall mpi) throws IOException {
        Diagnostics diagnostics = new Diagnostics(System.err);
        Pipeline pipeline = new Pipeline(templates, diagnostics);
        Optional<LowLevelProducer> producer =
                fromLowLevel.isPresent() ? Optional.empty() : Optional.of(headers.producer());
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
}
