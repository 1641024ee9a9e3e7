package panmpi.generator.header;

import java.io.IOException;
import java.util.List;
import panmpi.generator.report.OptionNames;

/**
 * Exception for a header, or a compiler for it, that was not found; the message lists the attempts.
 */
public final class HeaderNotFound extends IOException {

    private static final long serialVersionUID = 1L;

    private static final String HELP =
            """
            Install an MPI with its headers and a C compiler (Debian: apt-get install gcc \
            libmpich-dev, or libopenmpi-dev), or name the header with %s, or the \
            installation with MPI_HOME""";

    /** Makes the exception for a named file that cannot be read as a header. */
    HeaderNotFound(String what) {
        super(what);
    }

    HeaderNotFound(String what, List<String> attempts) {
        super(
                what
                        + ":\n  - "
                        + String.join("\n  - ", attempts)
                        + "\n"
                        + HELP.formatted(OptionNames.option("header", "FILE")));
    }
}
