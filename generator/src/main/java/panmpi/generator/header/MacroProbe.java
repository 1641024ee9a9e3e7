package panmpi.generator.header;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panmpi.generator.report.Diagnostics;

/**
 * Runs the C preprocessor for facts that low-level Java lacks: macros that are addresses of
 * symbols, and declarations with variadic callbacks.
 */
public final class MacroProbe {

    private static final Pattern MARK = Pattern.compile("\"@panmpi (\\w*)@\"");
    private static final Pattern DIRECTIVE = Pattern.compile("(?m)^\\s*#.*$");

    private MacroProbe() {}

    /**
     * Reads a header.
     *
     * @param mpi the header and its compiler
     * @param diagnostics where the preprocessor's errors are reported; then the facts are empty
     */
    public static MacroFacts probe(MpiInstall mpi, Diagnostics diagnostics) throws IOException {
        Command.Result header = Preprocessor.read(mpi);
        if (failed(header, mpi, diagnostics)) {
            return MacroFacts.none();
        }
        PreprocessedText text = PreprocessedText.read(header.out(), mpi.header().getParent());
        Command.Result probe = Preprocessor.read(mpi, "-P", probes(text.macros()));
        if (failed(probe, mpi, diagnostics)) {
            return MacroFacts.none();
        }
        Signatures signatures = Signatures.read(text.code());
        SortedMap<String, String> expansions = expansions(probe.out());
        // A macro that expands to the name of a type is an alias of that type, not a constant.
        expansions.values().removeIf(signatures.types()::contains);
        return new MacroFacts(
                expansions,
                signatures.functions(),
                signatures.callbacks(),
                UnboundNames.of(FirstLines.of(header.out()), text, signatures, expansions));
    }

    private static boolean failed(Command.Result result, MpiInstall mpi, Diagnostics diagnostics) {
        if (result.succeeded()) {
            return false;
        }
        long before = diagnostics.count(Diagnostics.Severity.ERROR);
        CompilerMessages.relayErrors(result.err(), mpi, diagnostics);
        if (diagnostics.count(Diagnostics.Severity.ERROR) == before) {
            diagnostics.error(
                    mpi.header().toString(),
                    String.join(" ", mpi.compiler()) + " -E gave exit code " + result.exit());
        }
        return true;
    }

    /**
     * Returns C text with a line for each macro: the macro's name in a mark, then the macro itself,
     * which the preprocessor replaces by its expansion.
     */
    private static String probes(Collection<String> macros) {
        // A header's macro may use NULL without an include that defines it.
        List<String> lines = new ArrayList<>(List.of("#include <stddef.h>"));
        macros.forEach(name -> lines.add("\"@panmpi " + name + "@\" " + name));
        lines.add("\"@panmpi @\"\n");
        return String.join("\n", lines);
    }

    private static SortedMap<String, String> expansions(String text) {
        SortedMap<String, String> expansions = new TreeMap<>();
        Matcher mark = MARK.matcher(text);
        String name = "";
        int from = 0;
        while (mark.find()) {
            String expansion =
                    DIRECTIVE
                            .matcher(text.substring(from, mark.start()))
                            .replaceAll("")
                            .strip()
                            .replaceAll("\\s+", " ");
            // A macro of MPI without a value is no constant. Any other macro without a value is
            // kept, since it may identify the library.
            boolean counts = !expansion.isEmpty() || !SelectedNames.isSelected(name);
            if (!name.isEmpty() && counts) {
                expansions.put(name, expansion);
            }
            name = mark.group(1);
            from = mark.end();
        }
        return expansions;
    }
}
