package panmpi.generator.header;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Splits a command into words as a shell does, by blanks, quotes and backslashes. */
final class ShellWords {

    private static final String PART =
            "\\\\(?<escaped>.)|\"(?<quoted>(?:\\\\.|[^\"\\\\])*)\"|'(?<literal>[^']*)'|(?<plain>[^\\s\"'\\\\]+)";
    private static final Pattern ONE = Pattern.compile(PART, Pattern.DOTALL);
    private static final Pattern WORD =
            Pattern.compile("(?:" + PART.replaceAll("\\?<\\w+>", "?:") + ")+", Pattern.DOTALL);
    private static final Pattern KEPT = Pattern.compile("\\\\([\"\\\\$`])");

    private ShellWords() {}

    /** Returns the words of a command; a quotation mark without a matching one is skipped. */
    static List<String> split(String command) {
        return WORD.matcher(command).results().map(word -> unquoted(word.group())).toList();
    }

    /** Tests whether each quotation mark has a matching one. */
    static boolean isBalanced(String command) {
        return WORD.matcher(command).replaceAll("").isBlank();
    }

    private static String unquoted(String word) {
        return ONE.matcher(word).results().map(ShellWords::text).collect(Collectors.joining());
    }

    private static String text(MatchResult part) {
        for (String literal : List.of("escaped", "literal", "plain")) {
            if (part.group(literal) != null) {
                return part.group(literal);
            }
        }
        return KEPT.matcher(part.group("quoted")).replaceAll("$1");
    }
}
