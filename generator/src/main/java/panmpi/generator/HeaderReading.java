package panmpi.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import panmpi.generator.header.LowLevelProducer;
import panmpi.generator.header.MacroFacts;
import panmpi.generator.header.MacroProbe;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.model.AddressWidth;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiReader;
import panmpi.generator.model.Libraries;
import panmpi.generator.report.Diagnostics;

/**
 * Runs stages 1 and 2 for one header: makes its low-level Java (the Java source that jextract would
 * generate), reads this code, and adds the facts about the macros of the header. It refuses headers
 * that are not for 64 bits.
 *
 * @param templates the folder of templates and rules
 * @param diagnostics where both stages report messages
 */
record HeaderReading(Path templates, Diagnostics diagnostics) {

    /**
     * Reads a header. Without a producer, the folder {@code lowLevel} must hold the header's
     * low-level Java already.
     */
    Optional<Api> api(MpiInstall mpi, Optional<LowLevelProducer> producer, Path lowLevel)
            throws IOException {
        if (producer.isPresent() && !producer.get().produce(mpi, lowLevel, diagnostics)) {
            return Optional.empty();
        }
        MacroFacts macros = MacroProbe.probe(mpi, diagnostics);
        if (diagnostics.hasErrors()) {
            return Optional.empty();
        }
        Libraries libraries = Libraries.read(templates);
        Api api = ApiReader.read(lowLevel, mpi.header(), macros, libraries, diagnostics);
        AddressWidth.check(api, mpi.header(), diagnostics);
        return diagnostics.hasErrors() ? Optional.empty() : Optional.of(api);
    }

    /** Reads a header, with low-level Java in a temporary folder. */
    Optional<Api> api(MpiInstall mpi, LowLevelProducer producer) throws IOException {
        Path lowLevel = Files.createTempDirectory("panmpi-lowlevel");
        try {
            return api(mpi, Optional.of(producer), lowLevel);
        } finally {
            try (Stream<Path> walk = Files.walk(lowLevel)) {
                for (Path file : walk.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
