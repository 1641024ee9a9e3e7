package panmpi.tests.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A text in a source that reads like a sentence, as users see it. Literals that the code joins are
 * one text, in which "..." stands for each value between them; a text block is one text.
 *
 * @param line the number of its first line, from 1 on.
 * @param text its words.
 * @param isThrown true if it begins the arguments of an exception.
 */
record Message(int line, String text, boolean isThrown) {
    /** Comments and character literals are matched too, since they may contain quotes. */
    private static final Pattern TOKEN =
            Pattern.compile(
                    """
                    "{3}(?<block>(?s:.*?))"{3}|(?<text>"(?<words>(?:[^"\\\\\\n]++|\\\\.)*+)")\
                    |'(?:[^'\\\\\\n]++|\\\\.)*+'|/\\*(?s:.*?)\\*/|//[^\\n]*+\
                    """);

    private static final Pattern JOINED = Pattern.compile("\\s*(?:\\+\\s*)?");
    private static final Pattern WITH_VALUE = Pattern.compile("\\s*\\+[^;{}]*\\+\\s*");
    private static final Pattern THROWN =
            Pattern.compile("(?s).*(?:Exception|Error|MPIException[.]of)\\(\\s*");

    private static final Pattern WORD = Pattern.compile("\\p{Alpha}{2,}");
    private static final Pattern NO_SENTENCE = Pattern.compile("\\(\\?|\\\\\\\\|\\[\\^|^<|cmd=");

    /** {@return the texts of a source, in their order} */
    static List<Message> of(String source) {
        var all = new ArrayList<Message>();
        int end = -1;
        int line = 0;
        var text = new StringBuilder();
        boolean isThrown = false;
        for (MatchResult token : TOKEN.matcher(source).results().toList()) {
            if (token.group("block") != null) {
                add(all, lineOf(source, token), oneLine(token.group("block")), false);
            }
            if (token.group("text") == null) {
                continue;
            }
            var gap = source.substring(Math.max(end, 0), token.start());
            boolean isJoined = end >= 0 && JOINED.matcher(gap).matches();
            boolean hasValue = end >= 0 && !isJoined && WITH_VALUE.matcher(gap).matches();
            if (!isJoined && !hasValue) {
                add(all, line, text, isThrown);
                text.setLength(0);
                line = lineOf(source, token);
                isThrown = THROWN.matcher(gap).matches();
            }
            text.append(hasValue ? "..." : "").append(token.group("words"));
            end = token.end();
        }
        add(all, line, text, isThrown);
        return all;
    }

    private static int lineOf(String source, MatchResult token) {
        return 1 + (int) source.substring(0, token.start()).chars().filter(c -> c == '\n').count();
    }

    private static String oneLine(String block) {
        return block.strip().replaceAll("(?:\\\\?\\s)+", " ");
    }

    private static void add(List<Message> all, int line, CharSequence text, boolean isThrown) {
        boolean isSentence = WORD.matcher(text).results().limit(3).count() == 3;
        if (isSentence && !NO_SENTENCE.matcher(text).find() && text.toString().contains(" ")) {
            all.add(new Message(line, text.toString(), isThrown));
        }
    }
}
