package panmpi.generator.header;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Output of the preprocessor for a header, with macro definitions ({@code -E -dD}), sorted by kind.
 *
 * @param macros object-like macros that the MPI's headers define, with names of MPI or names that
 *     may identify the library
 * @param functionMacros macros with arguments that the MPI's headers define, with such names
 * @param code the text without directives
 * @param own the part of {@code code} that is from the MPI's headers
 */
record PreprocessedText(
        SortedSet<String> macros, SortedSet<String> functionMacros, String code, String own) {

    private static final Pattern LINE_MARKER = Pattern.compile("# \\d+ \"(.*?)\".*");
    private static final Pattern DEFINE = Pattern.compile("#\\s*define (\\w+)(\\(?).*");
    private static final Pattern UNDEF = Pattern.compile("#\\s*undef (\\w+).*");

    static PreprocessedText none() {
        return new PreprocessedText(new TreeSet<>(), new TreeSet<>(), "", "");
    }

    static PreprocessedText read(String output, Path headerFolder) {
        SortedSet<String> macros = new TreeSet<>();
        SortedSet<String> functionMacros = new TreeSet<>();
        StringBuilder code = new StringBuilder();
        StringBuilder own = new StringBuilder();
        boolean inside = false;
        boolean counted = false;
        for (String line : output.lines().toList()) {
            Matcher marker = LINE_MARKER.matcher(line);
            Matcher define = DEFINE.matcher(line);
            Matcher undef = UNDEF.matcher(line);
            if (marker.matches()) {
                Path file = Path.of(marker.group(1)).normalize();
                inside = file.startsWith(headerFolder);
                counted = inside && isOfMpi(file, headerFolder);
            } else if (define.matches()) {
                if (inside && counts(define.group(1))) {
                    (define.group(2).isEmpty() ? macros : functionMacros).add(define.group(1));
                }
            } else if (undef.matches()) {
                macros.remove(undef.group(1));
                functionMacros.remove(undef.group(1));
            } else if (!line.startsWith("#")) {
                code.append(line).append('\n');
                own.append(counted ? line + '\n' : "");
            }
        }
        return new PreprocessedText(macros, functionMacros, code.toString(), own.toString());
    }

    /**
     * Tests whether a file belongs to MPI. If the folder also has C's own headers, as {@code
     * /usr/include} has, the path of the file must contain {@code mpi}.
     */
    private static boolean isOfMpi(Path file, Path headerFolder) {
        return !Files.exists(headerFolder.resolve("stdio.h"))
                || headerFolder.relativize(file).toString().contains("mpi");
    }

    /** Returns true for a name of MPI, or a name that may identify the library and its version. */
    private static boolean counts(String name) {
        return SelectedNames.isSelected(name)
                || name.matches(".*(VERSION|MPI|MPC_).*") && !name.startsWith("_");
    }
}
