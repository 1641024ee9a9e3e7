package panmpi.generator.header;

import java.io.IOException;
import java.util.List;
import panmpi.generator.Asked;

/** No header to read, or nothing to read it with; the message lists what was tried. */
public final class HeaderNotFound extends IOException {

    private static final long serialVersionUID = 1L;

    private static final String HELP =
            """
            Install an MPI with its headers and a C compiler (Debian: apt-get install gcc \
            libmpich-dev, or libopenmpi-dev), or name the header with %s, or the \
            installation with MPI_HOME""";

    /** A named file that is no header that can be read: the message says all. */
    HeaderNotFound(String what) {
        super(what);
    }

    HeaderNotFound(String what, List<String> attempts) {
        super(
                what
                        + ":\n  - "
                        + String.join("\n  - ", attempts)
                        + "\n"
                        + HELP.formatted(Asked.option("header", "FILE")));
    }
}
