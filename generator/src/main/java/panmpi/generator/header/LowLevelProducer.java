package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Path;
import panmpi.generator.report.Diagnostics;

/**
 * Makes low-level Java of a header: the Java source that the OpenJDK tool jextract generates or
 * would generate. All producers must lead to the same snapshot.
 */
public sealed interface LowLevelProducer permits JextractProducer, ClangProducer {

    /** Name of this producer, for messages. */
    String name();

    /**
     * Writes the low-level Java of a header, package {@code low}.
     *
     * @param mpi the header and its preprocessor
     * @param outDir folder in which the folder of the package is made
     * @param diagnostics where problems are reported
     * @return whether there is usable output; if not, errors were reported
     */
    boolean produce(MpiInstall mpi, Path outDir, Diagnostics diagnostics) throws IOException;
}
