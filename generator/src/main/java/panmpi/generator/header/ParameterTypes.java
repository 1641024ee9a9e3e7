package panmpi.generator.header;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Removes the parameter names from a parameter list of C: {@code (int a, char *b)} becomes {@code
 * (int, char *)}.
 */
final class ParameterTypes {

    /** Words that belong to a type, so that they are no parameter's name. */
    private static final Set<String> TYPE_WORDS =
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
                    "_Complex",
                    "const",
                    "volatile",
                    "restrict");

    private static final Set<String> PREFIXES =
            Set.of("const", "volatile", "struct", "union", "enum");

    private ParameterTypes() {}

    /**
     * Removes the names.
     *
     * @param list the tokens of a parameter list, with its parentheses
     */
    static List<String> of(List<String> list) {
        List<String> result = new ArrayList<>();
        List<String> parameter = new ArrayList<>();
        int depth = 0;
        for (String token : list) {
            depth += token.equals("(") ? 1 : token.equals(")") ? -1 : 0;
            boolean ends = token.equals(",") && depth == 1 || token.equals(")") && depth == 0;
            if (ends) {
                result.addAll(withoutName(parameter));
                parameter.clear();
            }
            (ends || result.isEmpty() ? result : parameter).add(token);
        }
        return result;
    }

    private static List<String> withoutName(List<String> parameter) {
        int bracket = parameter.indexOf("[");
        List<String> type = bracket < 0 ? parameter : parameter.subList(0, bracket);
        boolean named =
                type.size() > 1
                        && Statements.isWord(type.getLast())
                        && !TYPE_WORDS.contains(type.getLast())
                        && !PREFIXES.containsAll(type.subList(0, type.size() - 1));
        List<String> bare = new ArrayList<>(named ? type.subList(0, type.size() - 1) : type);
        if (bracket >= 0) {
            bare.add("*");
        }
        return bare;
    }
}
