package panmpi.generator.header.clang;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.report.Diagnostics;

/** Reads a header: the declarations, then the macros that are constants. */
public final class HeaderReader {

    private HeaderReader() {}

    /**
     * Reads those declarations of a header that have selected names.
     *
     * @param header the header file
     * @param flags compiler flags such as {@code -I}
     * @param wanted tests whether a name is selected
     * @param diagnostics where clang's messages go
     * @return the declarations in the header's order; empty after errors were reported
     */
    public static Optional<List<Declaration>> read(
            Path header, List<String> flags, Predicate<String> wanted, Diagnostics diagnostics)
            throws IOException {
        String include = "#include \"" + header.toAbsolutePath() + "\"\n";
        long before = diagnostics.count(Diagnostics.Severity.ERROR);
        try (ClangUnit unit = ClangUnit.parse(include, flags)) {
            unit.report(diagnostics);
            if (diagnostics.count(Diagnostics.Severity.ERROR) > before) {
                return Optional.empty();
            }
            try (Snippets snippets = new Snippets(unit.root())) {
                List<Cursor> cursors = unit.children();
                List<Declaration> all = new ArrayList<>();
                all.addAll(new DeclarationReader(wanted, snippets, diagnostics).read(cursors));
                all.addAll(new MacroReader(include, flags).read(cursors, wanted));
                return Optional.of(all);
            }
        }
    }
}
