package panmpi.generator.header;

import java.io.IOException;
import panmpi.generator.report.OptionNames;

/** Exception for a libclang that was not found; the message lists the attempts and the remedy. */
final class NoLibclang extends IOException {

    private static final long serialVersionUID = 1L;

    NoLibclang(String problem) {
        super(
                problem
                        + ". Install one (Debian: apt-get install libclang1), or name one"
                        + " (LIBCLANG=FILE), or take jextract ("
                        + OptionNames.option("frontend", "jextract")
                        + ")");
    }
}
