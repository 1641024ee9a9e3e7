package panmpi.generator.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parses the one-line C declarations that low-level Java quotes from the header.
 *
 * <p>Only these declarations have the names of parameters, {@code const}, {@code []} and typedefs.
 * A C parser has printed the declarations, so that they have a regular form; a line in any other
 * form is an error.
 */
final class Prototypes {

    private static final Pattern TOKEN =
            Pattern.compile("\\s*(\\w+|\\.\\.\\.|\\[[^\\]]*\\]|[*(),])");
    private static final Set<String> WORDS =
            Set.of(
                    "void",
                    "char",
                    "short",
                    "int",
                    "long",
                    "float",
                    "double",
                    "signed",
                    "unsigned",
                    "_Bool",
                    "bool");
    private static final Set<String> TAGS = Set.of("struct", "union", "enum");

    private final String text;
    private final List<String> tokens = new ArrayList<>();
    private int next;

    private Prototypes(String text) {
        this.text = text;
        Matcher matcher = TOKEN.matcher(text.strip());
        int end = 0;
        while (matcher.find() && matcher.start() == end) {
            tokens.add(matcher.group(1));
            end = matcher.end();
        }
        if (end != text.strip().length()) {
            throw unreadable("at column " + (end + 1));
        }
    }

    /**
     * Reads {@code int MPI_Send(const void *buf, ...)}, perhaps after {@code extern}, or with its
     * name in parentheses.
     */
    static Function function(String text) {
        String open = withoutExtern(text).replaceFirst("^([\\w *]*)\\((\\w+)\\)\\s*\\(", "$1 $2(");
        return new Prototypes(open).function();
    }

    /** Reads {@code typedef int (NAME)(void *, int)}; the name is the typedef's. */
    static Function functionType(String text) {
        return function(
                text.replaceFirst("^typedef\\s+", "")
                        .replaceFirst("\\(\\s*\\*?\\s*(\\w+)\\s*\\)\\s*\\(", "$1("));
    }

    /** Reads {@code extern int *const NAME}. */
    static Param variable(String text) {
        return new Prototypes(withoutExtern(text)).param(0);
    }

    private static String withoutExtern(String text) {
        return text.replaceFirst("^extern\\s+", "");
    }

    private Function function() {
        Param head = param(0);
        expect("(");
        List<Param> params = new ArrayList<>();
        boolean variadic = false;
        while (!peek().equals(")")) {
            if (peek().equals("...")) {
                variadic = true;
                next++;
            } else {
                params.add(param(params.size()));
            }
            if (peek().equals(",")) {
                next++;
            } else if (!peek().equals(")")) {
                throw unreadable("',' or ')' expected, found '" + peek() + "'");
            }
        }
        if (params.size() == 1 && params.getFirst().type().isVoid()) {
            params.clear();
        }
        return new Function(head.name(), head.type(), params, variadic);
    }

    private Param param(int position) {
        boolean constant = false;
        List<String> base = new ArrayList<>();
        while (next < tokens.size() && isWord(peek()) && !isName(base)) {
            String word = tokens.get(next++);
            if (word.equals("const")) {
                constant = true;
            } else if (!word.equals("restrict") && !word.equals("volatile")) {
                base.add(word);
            }
        }
        List<Boolean> pointers = pointers();
        if (next < tokens.size()
                && peek().equals("(")
                && !base.isEmpty()
                && tokens.get(next + 1).equals("*")) {
            return functionPointer(position);
        }
        String name = next < tokens.size() && isWord(peek()) ? tokens.get(next++) : "x" + position;
        List<String> arrays = new ArrayList<>();
        while (next < tokens.size() && peek().startsWith("[")) {
            arrays.add(tokens.get(next++).replace(" ", ""));
        }
        if (base.isEmpty()) {
            throw unreadable("a parameter without a type");
        }
        return new Param(name, new CType(constant, String.join(" ", base), pointers, arrays));
    }

    /**
     * Parses the rest of {@code int (*name)(int, void *)}. Only the name is kept, since a function
     * pointer is passed like any other address.
     */
    private Param functionPointer(int position) {
        next += 2;
        String name = isWord(peek()) ? tokens.get(next++) : "x" + position;
        expect(")");
        expect("(");
        for (int depth = 1; depth > 0; next++) {
            depth += peek().equals("(") ? 1 : peek().equals(")") ? -1 : 0;
        }
        return new Param(name, new CType(false, "function", List.of(false), List.of()));
    }

    private List<Boolean> pointers() {
        List<Boolean> pointers = new ArrayList<>();
        while (next < tokens.size() && peek().equals("*")) {
            next++;
            boolean constant = false;
            while (next < tokens.size() && Set.of("const", "restrict").contains(peek())) {
                constant |= tokens.get(next++).equals("const");
            }
            pointers.add(constant);
        }
        return pointers;
    }

    /** Tests whether the base type is complete, so that the next word is the declared name. */
    private boolean isName(List<String> base) {
        if (base.isEmpty() || Set.of("const", "restrict", "volatile").contains(peek())) {
            return false;
        }
        boolean tagged = TAGS.contains(base.getFirst());
        return !(tagged && base.size() == 1) && (tagged || !WORDS.contains(peek()));
    }

    private static boolean isWord(String token) {
        return Character.isJavaIdentifierStart(token.charAt(0));
    }

    private String peek() {
        if (next >= tokens.size()) {
            throw unreadable("it ends too early");
        }
        return tokens.get(next);
    }

    private void expect(String token) {
        if (!peek().equals(token)) {
            throw unreadable("'" + token + "' expected, found '" + peek() + "'");
        }
        next++;
    }

    private IllegalArgumentException unreadable(String why) {
        return new IllegalArgumentException("cannot read the declaration '" + text + "': " + why);
    }
}
