package panmpi.generator.header;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the header that a header merely includes: the one that says which version of MPI it is.
 *
 * <p>Macros count where the MPI's own headers define them, in the folder of the header that is
 * read.
 */
final class IncludedHeader {

    private static final Pattern LINE =
            Pattern.compile("(?m)^# \\d+ \"(.*?)\".*$|^#define MPI_VERSION\\b");

    private IncludedHeader() {}

    /**
     * The header to read in another's place, if that lies in another folder.
     *
     * @param header the header that was named
     * @param output what the preprocessor makes of it, with definitions
     */
    static Optional<Path> of(Path header, String output) {
        Matcher line = LINE.matcher(output);
        String file = "";
        while (line.find()) {
            if (line.group(1) == null) {
                Path found = Path.of(file).toAbsolutePath().normalize();
                return found.startsWith(header.getParent()) ? Optional.empty() : Optional.of(found);
            }
            file = line.group(1);
        }
        return Optional.empty();
    }
}
