package panmpi.generator.emit;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.PackageDeclaration;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Generated file before formatting: its templates are filled, but it has unused imports and no
 * header comment.
 *
 * @param path its path below the output folder, with {@code /}
 * @param template the template it is made of
 * @param source the Java source
 * @param origin phrase for the input that determines the file's contents together with the template
 */
public record Draft(String path, String template, String source, String origin) {

    private static final String MARK =
            "// Generated from %s by `make bindings`; edit templates/%s instead.\n\n";

    /** Makes a file whose contents follow from the snapshots. */
    public Draft(String path, String template, String source) {
        this(path, template, source, "the snapshots in generated/api");
    }

    /** Formats the file and marks it as generated. */
    public SourceFile format() {
        CompilationUnit unit = Template.parse(path, source);
        String code =
                source.lines()
                        .filter(line -> !line.startsWith("import "))
                        .collect(Collectors.joining("\n"));
        String home =
                unit.getPackageDeclaration().map(PackageDeclaration::getNameAsString).orElse("");
        unit.getImports().removeIf(i -> !isNeeded(i, home, code));
        return new SourceFile(path, MARK.formatted(origin, template) + unit, unit);
    }

    /** Tests whether an import is used. Templates import all types that their members might use. */
    private static boolean isNeeded(ImportDeclaration declaration, String home, String code) {
        String type = declaration.getName().getIdentifier();
        return !declaration.getNameAsString().equals(home + "." + type)
                && Pattern.compile("\\b" + type + "\\b").matcher(code).find();
    }
}
