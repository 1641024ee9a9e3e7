package panmpi.bench.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The lines of code of a source: without blank lines, comments, package and imports, and without
 * the calls of the clock, which belong to the measurement.
 *
 * @param communication lines between the marks of communication.
 * @param others all others.
 */
record CodeLines(int communication, int others) {
    private static final Pattern COMMENT = Pattern.compile("(?s)/[*].*?[*]/");
    private static final Pattern LINE_COMMENT = Pattern.compile("//.*");
    private static final Pattern NOT_COUNTED =
            Pattern.compile("(package|import) .*|#.*|.*\\bclock[._](enter|leave)\\(\\);");

    private static final String BEGIN = "[start:communication]";
    private static final String END = "[end:communication]";

    static CodeLines of(Path source) throws IOException {
        return of(Files.readString(source));
    }

    /** Counts; no string of these programs contains what looks like a comment. */
    static CodeLines of(String source) {
        int communication = 0;
        int others = 0;
        boolean isMarked = false;
        for (String line : COMMENT.matcher(source).replaceAll("").split("\n")) {
            isMarked = line.contains(BEGIN) || isMarked && !line.contains(END);
            String code = LINE_COMMENT.matcher(line).replaceAll("").strip();
            if (code.isEmpty() || NOT_COUNTED.matcher(code).matches()) {
                continue;
            }
            communication += isMarked ? 1 : 0;
            others += isMarked ? 0 : 1;
        }
        return new CodeLines(communication, others);
    }
}
