package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Path;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.report.OptionNames;

/**
 * Built-in producer of low-level Java, which needs no jextract: a separate process parses the
 * header with libclang and writes the declarations as Java.
 */
public final class ClangProducer implements LowLevelProducer {

    private final Reader reader;

    /** Makes a producer and starts the reader process, which all producers share. */
    public ClangProducer() {
        this(Reader.common());
    }

    ClangProducer(Reader reader) {
        this.reader = reader;
        try {
            reader.start();
        } catch (IOException e) {
            // This failure is not reported yet, since the command may read no header; reading the
            // first header reports it.
        }
    }

    @Override
    public String name() {
        return "the built-in producer (libclang)";
    }

    @Override
    public boolean produce(MpiInstall mpi, Path outDir, Diagnostics diagnostics)
            throws IOException {
        try {
            return ReaderWork.relay(reader.read(ReaderWork.request(mpi, outDir)), mpi, diagnostics);
        } catch (ReaderDeath death) {
            LowLevelFolder.clear(outDir);
            diagnostics.error(
                    mpi.header().toString(),
                    "the process that read this header with %s %s. Try another libclang"
                                    .formatted(reader.library(), death.getMessage())
                            + " (LIBCLANG=FILE), or jextract (%s); if that fails, too, report the header"
                                    .formatted(OptionNames.option("frontend", "jextract")));
            return false;
        } catch (NoLibclang e) {
            diagnostics.error("", e.getMessage());
            return false;
        }
    }
}
