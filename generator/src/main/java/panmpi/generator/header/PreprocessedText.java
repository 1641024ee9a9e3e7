package panmpi.generator.header;

import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The preprocessor's output with macro definitions ({@code -E -dD}), by kind.
 *
 * @param macros object-like macros of interest that the MPI's headers define
 * @param functionMacros macros with arguments that they define
 * @param code the text without directives
 */
record PreprocessedText(SortedSet<String> macros, SortedSet<String> functionMacros, String code) {

    private static final Pattern LINE_MARKER = Pattern.compile("# \\d+ \"(.*?)\".*");
    private static final Pattern DEFINE = Pattern.compile("#\\s*define (\\w+)(\\(?).*");
    private static final Pattern UNDEF = Pattern.compile("#\\s*undef (\\w+).*");

    static PreprocessedText read(String output, Path headerFolder) {
        SortedSet<String> macros = new TreeSet<>();
        SortedSet<String> functionMacros = new TreeSet<>();
        StringBuilder code = new StringBuilder();
        boolean inside = false;
        for (String line : output.lines().toList()) {
            Matcher marker = LINE_MARKER.matcher(line);
            Matcher define = DEFINE.matcher(line);
            Matcher undef = UNDEF.matcher(line);
            if (marker.matches()) {
                inside = Path.of(marker.group(1)).normalize().startsWith(headerFolder);
            } else if (define.matches()) {
                if (inside && counts(define.group(1))) {
                    (define.group(2).isEmpty() ? macros : functionMacros).add(define.group(1));
                }
            } else if (undef.matches()) {
                macros.remove(undef.group(1));
                functionMacros.remove(undef.group(1));
            } else if (!line.startsWith("#")) {
                code.append(line).append('\n');
            }
        }
        return new PreprocessedText(macros, functionMacros, code.toString());
    }

    /** Tests for a name of MPI, or one that may identify library and version. */
    private static boolean counts(String name) {
        return SelectedNames.isSelected(name)
                || name.matches(".*(VERSION|MPI|MPC_).*") && !name.startsWith("_");
    }
}
