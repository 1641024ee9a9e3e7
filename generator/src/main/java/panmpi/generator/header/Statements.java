package panmpi.generator.header;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts preprocessed C into its outermost declarations, each as a list of tokens. {@link Signatures}
 * finds the functions among them.
 */
final class Statements {

    private static final Pattern TOKEN =
            Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])*'|\\w+|\\.\\.\\.|\\S");
    private static final Set<String> DROPPED = Set.of("extern", "__extension__", "_Noreturn");
    private static final Set<String> DROPPED_WITH_ARGUMENTS =
            Set.of("__attribute__", "__attribute", "__asm__", "__asm", "asm", "__declspec");

    private final List<List<String>> statements = new ArrayList<>();
    private List<String> open = new ArrayList<>();
    private int braces;
    private int skipped = -1;

    private Statements() {}

    /**
     * Cuts C text at its outermost semicolons and bodies; drops bodies, attributes and storage
     * classes.
     */
    static List<List<String>> split(String code) {
        Statements split = new Statements();
        Matcher token = TOKEN.matcher(code);
        while (token.find()) {
            split.take(token.group());
        }
        return split.statements;
    }

    private void take(String token) {
        if (skipped >= 0) {
            skipArguments(token);
        } else if (DROPPED_WITH_ARGUMENTS.contains(token)) {
            skipped = 0;
        } else if (token.equals("{") && !open.equals(List.of("\"C\""))) {
            braces++;
        } else if (token.equals("}")) {
            closeBody();
        } else if (token.equals(";") && braces == 0 || token.equals("{")) {
            end();
        } else if (braces == 0 && !DROPPED.contains(token)) {
            open.add(token);
        }
    }

    private void skipArguments(String token) {
        switch (token) {
            case "(" -> skipped++;
            case ")" -> skipped = skipped == 1 ? -1 : skipped - 1;
            default -> {}
        }
    }

    /**
     * Closes a body in braces. The body of a function also ends its declaration; the body of a
     * struct does not.
     */
    private void closeBody() {
        braces = Math.max(0, braces - 1);
        boolean function = !open.isEmpty() && open.getLast().equals(")");
        if (braces == 0 && function) {
            open.clear();
        }
    }

    private void end() {
        if (!open.isEmpty()) {
            statements.add(open);
        }
        open = new ArrayList<>();
    }

    /**
     * Returns the index of the opening parenthesis that belongs to the closing parenthesis at index
     * {@code closing}.
     */
    static int opening(List<String> tokens, int closing) {
        int depth = 0;
        for (int i = closing; i > 0; i--) {
            depth += tokens.get(i).equals(")") ? 1 : tokens.get(i).equals("(") ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("unbalanced parentheses: " + join(tokens));
    }

    /** Joins tokens as clang prints them: {@code int f(const char *a, int b[])}. */
    static String join(List<String> tokens) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tokens.size(); i++) {
            String next = i + 1 < tokens.size() ? tokens.get(i + 1) : "";
            if (i > 0 && isSpaced(tokens.get(i - 1), tokens.get(i), next)) {
                text.append(' ');
            }
            text.append(tokens.get(i));
        }
        return text.toString();
    }

    private static boolean isSpaced(String before, String token, String next) {
        return switch (token) {
            case ",", ")", "[", "]" -> false;
            case "(" -> isWord(before) && next.equals("*");
            case "*" -> !before.equals("*") && !before.equals("(");
            default -> !before.equals("*") && !before.equals("(") && !before.equals("[");
        };
    }

    static boolean isWord(String token) {
        return Character.isJavaIdentifierPart(token.charAt(0));
    }
}
