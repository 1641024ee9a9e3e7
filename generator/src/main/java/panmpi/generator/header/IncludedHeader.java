package panmpi.generator.header;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the MPI header behind one that only includes it: the one that defines MPI's version.
 *
 * <p>Only macros defined in the folder of the header that is read count.
 */
final class IncludedHeader {

    private static final Pattern LINE =
            Pattern.compile("(?m)^# \\d+ \"(.*?)\".*$|^#define MPI_VERSION\\b");

    private IncludedHeader() {}

    /**
     * Returns the header to read instead, if it is in another folder.
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
