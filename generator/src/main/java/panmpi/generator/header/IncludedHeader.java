package panmpi.generator.header;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the real MPI header, which defines MPI's version, if the named header only includes it.
 *
 * <p>The real header must be read instead, since the generator ignores macros that are defined
 * outside the folder of the header that it reads.
 */
final class IncludedHeader {

    private static final Pattern LINE =
            Pattern.compile("(?m)^# \\d+ \"(.*?)\".*$|^#define MPI_VERSION\\b");

    private IncludedHeader() {}

    /**
     * Returns the real header, to be read in place of the named one, if it is in another folder.
     *
     * @param header the header that was named
     * @param output the preprocessor's output for the header, with the definitions of macros
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
