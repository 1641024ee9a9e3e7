package panmpi.tests.rules;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A comment of Java or C. Line comments that follow each other directly are one comment.
 *
 * @param line the number of its first line, from 1 on.
 * @param text its words, without the marks of a comment.
 */
record Comment(int line, String text) {
    /** Literals are matched too, since they may contain the marks of a comment. */
    private static final Pattern TOKEN =
            Pattern.compile(
                    """
                    "{3}(?s:.*?)"{3}|"(?:[^"\\\\\\n]++|\\\\.)*+"|'(?:[^'\\\\\\n]++|\\\\.)*+'\
                    |(?<comment>/\\*(?s:.*?)\\*/|//[^\\n]*+(?:\\n[ \\t]*+//[^\\n]*+)*+)\
                    """);

    private static final Pattern MARK =
            Pattern.compile("(?m)^\\s*(?:/\\*+|//|\\*(?!/))|\\*+/\\s*$");

    /** {@return the comments of a source, in their order} */
    static List<Comment> of(String source) {
        return TOKEN.matcher(source)
                .results()
                .filter(token -> token.group("comment") != null)
                .map(token -> of(source, token))
                .toList();
    }

    private static Comment of(String source, MatchResult token) {
        var before = source.substring(0, token.start());
        int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
        var words = MARK.matcher(token.group()).replaceAll("");
        return new Comment(line, words.strip().replaceAll("\\s+", " "));
    }
}
