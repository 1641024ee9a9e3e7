package panmpi.generator.diff;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the line of a header, or of one beside it, that declares a function. */
public final class HeaderLines {

    private final Path header;
    private final Map<Path, List<String>> files = new LinkedHashMap<>();

    private HeaderLines(Path header) {
        this.header = header;
    }

    /** Reads a header, and those of its folder, from which it may include. */
    public static HeaderLines read(Path header) throws IOException {
        HeaderLines lines = new HeaderLines(header);
        lines.files.put(header, Files.readAllLines(header));
        try (Stream<Path> list = Files.list(header.toAbsolutePath().getParent())) {
            for (Path file : new TreeSet<>(list.toList())) {
                if (file.toString().endsWith(".h")) {
                    lines.files.putIfAbsent(file, Files.readAllLines(file));
                }
            }
        }
        return lines;
    }

    /** Returns the line of a function, {@code FILE:LINE}; the header alone if it is not found. */
    public String of(String function) {
        Pattern declaration =
                Pattern.compile("[^#]*\\b" + Pattern.quote(function) + "\\b\\s*(\\(.*|$)");
        for (var file : files.entrySet()) {
            for (int i = 0; i < file.getValue().size(); i++) {
                String line = file.getValue().get(i).strip();
                boolean comment = line.startsWith("*") || line.startsWith("/");
                if (!comment && declaration.matcher(line).matches()) {
                    return file.getKey() + ":" + (i + 1);
                }
            }
        }
        return header.toString();
    }
}
