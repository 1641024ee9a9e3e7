package panmpi.bench.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * Numbers of lines of code in a source file. Blank lines, comments, package and imports are not
 * counted, nor are calls of the clock, which belong to the measurement.
 *
 * @param communication number of lines between the comments that mark the communication.
 * @param others number of all other lines.
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

    /**
     * Counts the lines of a source text. A regular expression finds the comments, since no string
     * of these programs looks like a comment.
     */
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
