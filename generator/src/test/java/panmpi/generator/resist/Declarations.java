package panmpi.generator.resist;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Changes the function declarations in C text, for {@link Mutation}: renames parameters, or removes
 * or rewrites whole declarations.
 */
final class Declarations {

    private static final Pattern HEAD = Pattern.compile("\\bP?MPIX?_[A-Za-z_0-9]+\\s*\\(");
    private static final Pattern PARAM =
            Pattern.compile("(?s)(.*[\\s*])(\\w+)(\\s*(?:\\[[^\\]]*\\]\\s*)*)");
    private static final Set<String> NO_NAMES =
            Set.of("void", "char", "int", "long", "short", "double", "float", "unsigned", "const");

    private Declarations() {}

    /**
     * Renames the parameters of all declarations.
     *
     * @param text C text
     * @param rename maps a parameter's name and position to its new name; if that is empty, the
     *     parameter becomes one without a name
     */
    static String renamed(String text, BiFunction<String, Integer, String> rename) {
        return rewritten(
                text,
                declaration -> {
                    int open = declaration.indexOf('(');
                    int close = declaration.lastIndexOf(')');
                    List<String> params = new ArrayList<>();
                    for (String param : declaration.substring(open + 1, close).split(",", -1)) {
                        params.add(param(param, params.size(), rename));
                    }
                    return declaration.substring(0, open + 1)
                            + String.join(",", params)
                            + declaration.substring(close);
                });
    }

    private static String param(
            String text, int position, BiFunction<String, Integer, String> rename) {
        Matcher param = PARAM.matcher(text);
        boolean named =
                !text.contains("(")
                        && param.matches()
                        && !NO_NAMES.contains(param.group(2))
                        && !param.group(1).replaceAll("\\b(const|struct|enum)\\b", "").isBlank();
        return named
                ? param.group(1) + rename.apply(param.group(2), position) + param.group(3)
                : text;
    }

    /**
     * Replaces the part {@code MPI_F(...)} of each declaration by the result of {@code change}. If
     * the result is null, removes the whole declaration.
     */
    static String rewritten(String text, UnaryOperator<String> change) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        Matcher head = HEAD.matcher(text);
        while (head.find(from)) {
            int end = text.indexOf(')', head.end());
            int start = start(text, head.start());
            Optional<String> before = declares(text, start, head.start(), end);
            if (before.isEmpty()) {
                out.append(text, from, head.end());
                from = head.end();
                continue;
            }
            String changed = change.apply(text.substring(head.start(), end + 1));
            if (changed == null) {
                out.append(text, from, Math.max(from, start));
                from = end(text, end);
            } else {
                out.append(text, from, head.start()).append(changed);
                from = end + 1;
            }
        }
        return out.append(text.substring(from)).toString();
    }

    /** Finds the index after the semicolon that ends a declaration, outside of string literals. */
    private static int end(String text, int from) {
        boolean quoted = false;
        int at = from;
        while (quoted || text.charAt(at) != ';') {
            quoted ^= text.charAt(at) == '"';
            at++;
        }
        return at + 1;
    }

    /** Finds the start of the declaration around an index. */
    private static int start(String text, int at) {
        int start = at;
        while (start > 0 && ";{}".indexOf(text.charAt(start - 1)) < 0) {
            start--;
        }
        int line = Math.max(text.lastIndexOf("*/", at) + 2, lastDirective(text, start, at));
        return Math.max(start, line < at ? line : start);
    }

    private static int lastDirective(String text, int start, int at) {
        Matcher directive = Pattern.compile("(?m)^\\s*#.*$").matcher(text).region(start, at);
        int end = start;
        while (directive.find()) {
            end = directive.end();
        }
        return end;
    }

    /**
     * Returns the result type, if the text from {@code start} to {@code end} declares a function
     * whose name begins at {@code name}.
     */
    private static Optional<String> declares(String text, int start, int name, int end) {
        String before = text.substring(Math.min(start, name), name).strip();
        boolean type =
                before.matches("(?s)[\\w\\s*()\"]*\\w[\\s*]*") && !before.contains("typedef");
        boolean more = end > 0 && text.substring(end + 1).strip().matches("(?s)[;_A-Z].*");
        boolean plain = end > 0 && !text.substring(name, end).matches("(?s).*\\(.*[(/#].*");
        return type && more && plain && !before.endsWith("return")
                ? Optional.of(before)
                : Optional.empty();
    }
}
