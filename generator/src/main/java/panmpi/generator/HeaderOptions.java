package panmpi.generator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.header.ClangProducer;
import panmpi.generator.header.InstallSearch;
import panmpi.generator.header.JextractProducer;
import panmpi.generator.header.LowLevelProducer;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.report.OptionNames;
import picocli.CommandLine.Option;

/**
 * Options of the commands that read headers: the headers, and the tool that makes low-level Java of
 * them, the Java source that jextract would generate.
 */
final class HeaderOptions {

    /** Tools that make low-level Java of a header, as the user may choose them. */
    enum Frontend {
        auto,
        builtin,
        jextract
    }

    @Option(
            names = "--header",
            description =
                    "header to read, repeatable; default: that of MPI_HOME, then that of mpicc")
    private List<Path> headers = List.of();

    @Option(
            names = "--cc",
            description = "the MPI's compiler wrapper; default: the one next to the header")
    private Optional<String> wrapper = Optional.empty();

    @Option(
            names = "--frontend",
            defaultValue = "auto",
            description = "${COMPLETION-CANDIDATES}: auto takes jextract if it is found")
    private Frontend frontend;

    @Option(
            names = "--jextract",
            description = "the jextract tool; default: $JEXTRACT, then the one on the PATH")
    private Optional<Path> jextract = Optional.empty();

    /** Returns the number of headers that the options name. */
    int count() {
        return headers.size();
    }

    /** Finds the headers and their compilers. */
    List<MpiInstall> installs() throws IOException {
        if (headers.isEmpty()) {
            return List.of(InstallSearch.find(Optional.empty(), wrapper));
        }
        List<MpiInstall> installs = new ArrayList<>();
        for (Path header : headers) {
            installs.add(InstallSearch.find(Optional.of(header), wrapper));
        }
        return installs;
    }

    /** Returns the producer that reads the headers. */
    LowLevelProducer producer() {
        return switch (frontend) {
            case builtin -> new ClangProducer();
            case jextract ->
                    new JextractProducer(
                            JextractProducer.find(jextract)
                                    .orElseThrow(
                                            () ->
                                                    new IllegalArgumentException(
                                                            "no jextract on the PATH: name its file in the environment variable JEXTRACT, or use "
                                                                    + OptionNames.option(
                                                                            "frontend",
                                                                            "builtin"))));
            case auto ->
                    JextractProducer.find(jextract)
                            .<LowLevelProducer>map(JextractProducer::new)
                            .orElseGet(ClangProducer::new);
        };
    }
}
