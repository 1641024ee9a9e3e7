package panmpi.generator.header;

import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The functions and function typedefs of preprocessed C, each on one line in jextract's spelling.
 *
 * @param functions declarations of MPI's functions, by name
 * @param callbacks declarations of MPI's function typedefs, by name
 * @param names names of all functions, also of those outside of MPI
 * @param withoutPrototype functions without a prototype
 * @param local functions that the header defines itself, which no library exports
 * @param types names of all types
 */
record Signatures(
        SortedMap<String, String> functions,
        SortedMap<String, String> callbacks,
        Set<String> names,
        Set<String> withoutPrototype,
        Set<String> local,
        Set<String> types) {

    private static final Pattern FUNCTION = Pattern.compile("[\\w *]*?(\\w+)\\(.*\\)");

    /**
     * Pattern of a declaration with its name in parentheses, so that a macro with arguments does
     * not replace the name.
     */
    private static final Pattern ENCLOSED = Pattern.compile("^([\\w *]*?) ?\\((\\w+)\\)\\(");

    private static final Pattern NAME = Pattern.compile("\\w+");
    private static final Set<String> LOCAL = Set.of("static", "inline", "__inline", "__inline__");

    static Signatures read(String code) {
        Signatures found =
                new Signatures(
                        new TreeMap<>(),
                        new TreeMap<>(),
                        new TreeSet<>(),
                        new TreeSet<>(),
                        new TreeSet<>(),
                        new TreeSet<>());
        for (List<String> statement : Statements.split(code)) {
            if (statement.getFirst().equals("typedef")) {
                found.typedef(statement);
            } else {
                String text = Statements.join(statement);
                found.function(statement, ENCLOSED.matcher(text).replaceFirst("$1 $2("));
            }
        }
        found.callbacks.keySet().removeIf(name -> !SelectedNames.isSelected(name));
        return found;
    }

    private void function(List<String> statement, String text) {
        Matcher function = FUNCTION.matcher(text);
        if (!function.matches()) {
            return;
        }
        String name = function.group(1);
        if (statement.stream().anyMatch(LOCAL::contains)) {
            local.add(name);
            return;
        }
        names.add(name);
        if (SelectedNames.isSelected(name)) {
            functions.putIfAbsent(name, text.replaceFirst("\\(void\\)$", "()"));
        }
        if (text.endsWith("()")) {
            withoutPrototype.add(name);
        }
    }

    private void typedef(List<String> tokens) {
        types.add(tokens.getLast());
        if (tokens.getLast().equals(")")) {
            int arguments = Statements.opening(tokens, tokens.size() - 1);
            int end = arguments - 1;
            boolean enclosed = tokens.get(end).equals(")");
            int start = enclosed ? Statements.opening(tokens, end) : end;
            List<String> declarator = tokens.subList(enclosed ? start + 1 : start, arguments);
            callback(
                    Statements.join(tokens.subList(0, start)),
                    Statements.join(enclosed ? declarator.subList(0, end - start - 1) : declarator),
                    Statements.join(ParameterTypes.of(tokens.subList(arguments, tokens.size()))));
        } else if (tokens.size() == 3 && callbacks.containsKey(tokens.get(1))) {
            String known = callbacks.get(tokens.get(1));
            String name = tokens.get(2);
            callbacks.putIfAbsent(name, known.replace("(" + tokens.get(1) + ")", "(" + name + ")"));
        }
    }

    /**
     * Adds a typedef of a function, or of a pointer to a function, whose declarator is {@code
     * *name}.
     */
    private void callback(String result, String declarator, String arguments) {
        String name = declarator.startsWith("*") ? declarator.substring(1) : declarator;
        if (NAME.matcher(name).matches()) {
            String space = result.endsWith("*") ? "" : " ";
            String text = result + space + "(" + declarator + ")" + arguments;
            callbacks.putIfAbsent(name, text.replaceFirst("\\(void\\)$", "()"));
        }
    }
}
