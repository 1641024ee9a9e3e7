package panmpi.generator.output;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the functions whose methods do not compile, by the prototypes in their Javadoc. */
public final class CompileErrors {

    private static final Pattern PROTOTYPE =
            Pattern.compile("C: \\{@code [^}]*?\\b(\\w+)\\([^}]*\\}\\.?");

    private CompileErrors() {}

    /**
     * Returns the functions whose methods do not compile, each with the compiler's message.
     *
     * @param problems the compile errors
     * @param files the generated files by their paths below the output folder
     * @param known functions that compiled before, so that an error in their methods has another
     *     cause
     * @return the functions; an empty map if any error is outside of the methods of new functions
     */
    public static SortedMap<String, String> functions(
            List<SourceCheck.Problem> problems, Map<String, String> files, Set<String> known) {
        SortedMap<String, String> functions = new TreeMap<>();
        for (SourceCheck.Problem problem : problems) {
            String function = functionOf(problem, files);
            if (function.isEmpty() || known.contains(function)) {
                return new TreeMap<>();
            }
            functions.put(function, "its method does not compile: " + problem.text());
        }
        return functions;
    }

    private static String functionOf(SourceCheck.Problem problem, Map<String, String> files) {
        String text = files.get("java/" + problem.path());
        boolean facade = text != null && problem.path().endsWith("Calls.java");
        return facade ? functionAt(text, problem.line()) : "";
    }

    /** Returns the function of the last prototype that is quoted before a line. */
    private static String functionAt(String text, long line) {
        String before = String.join("\n", text.lines().limit(line).toList());
        Matcher prototype = PROTOTYPE.matcher(before);
        String last = "";
        while (prototype.find()) {
            last = prototype.group(1);
        }
        return last;
    }
}
