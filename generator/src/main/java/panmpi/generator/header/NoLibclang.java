package panmpi.generator.header;

import java.io.IOException;
import panmpi.generator.Asked;

/** There is no libclang to read a header with; the message says what was tried, and what to do. */
final class NoLibclang extends IOException {

    private static final long serialVersionUID = 1L;

    NoLibclang(String problem) {
        super(
                problem
                        + ". Install one (Debian: apt-get install libclang1), or name one"
                        + " (LIBCLANG=FILE), or take jextract ("
                        + Asked.option("frontend", "jextract")
                        + ")");
    }
}
