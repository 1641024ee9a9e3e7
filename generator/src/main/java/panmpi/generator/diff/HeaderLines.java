package panmpi.generator.diff;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the line that declares a function, in a header or in the included headers of the same
 * folder.
 */
public final class HeaderLines {

    private static final Pattern INCLUDE =
            Pattern.compile("(?m)^\\s*#\\s*include\\s*[\"<](.*?)[\">]");

    private final Path header;
    private final Map<Path, List<String>> files = new LinkedHashMap<>();

    private HeaderLines(Path header) {
        this.header = header;
    }

    /** Reads a header, and the headers in its folder that it includes. */
    public static HeaderLines read(Path header) throws IOException {
        HeaderLines lines = new HeaderLines(header);
        lines.add(header);
        return lines;
    }

    private void add(Path file) throws IOException {
        files.put(file, Files.readAllLines(file));
        Matcher include = INCLUDE.matcher(String.join("\n", files.get(file)));
        while (include.find()) {
            Path other = file.resolveSibling(include.group(1));
            if (Files.isRegularFile(other) && !files.containsKey(other)) {
                add(other);
            }
        }
    }

    /**
     * Returns the line that declares a function, as {@code FILE:LINE}; only the header's path if
     * there is no such line.
     */
    public String of(String function) {
        Pattern declaration =
                Pattern.compile("[^#]*\\b" + Pattern.quote(function) + "\\b\\s*(\\(.*|$)");
        return find(declaration).orElse(header.toString());
    }

    /**
     * Returns the first line that contains a name, as {@code FILE:LINE}; the header's first line if
     * no line contains the name.
     */
    public String mention(String name) {
        return find(Pattern.compile(".*\\b" + Pattern.quote(name) + "\\b.*")).orElse(header + ":1");
    }

    /** Returns the line that defines a macro, as {@code FILE:LINE}; empty if there is none. */
    public Optional<String> macro(String name) {
        return find(Pattern.compile("#\\s*define\\s+" + Pattern.quote(name) + "\\b.*"));
    }

    private Optional<String> find(Pattern wanted) {
        for (var file : files.entrySet()) {
            for (int i = 0; i < file.getValue().size(); i++) {
                String line = file.getValue().get(i).strip();
                boolean comment = line.startsWith("*") || line.startsWith("/");
                if (!comment && wanted.matcher(line).matches()) {
                    return Optional.of(file.getKey() + ":" + (i + 1));
                }
            }
        }
        return Optional.empty();
    }
}
