package panmpi.generator.emit;

import com.github.javaparser.ast.CompilationUnit;

/**
 * A file as an emitter leaves it: filled templates, not yet laid out.
 *
 * @param path its path below the output folder, with {@code /}
 * @param template the template it is made of
 * @param source its Java
 */
public record Draft(String path, String template, String source) {

    private static final String MARK =
            "// Generated from the snapshots in generated/api by `make bindings`; edit templates/%s instead.\n\n";

    /** The file, formatted by the one printer and marked as generated. */
    public SourceFile format() {
        CompilationUnit unit = Template.parse(path, source);
        return new SourceFile(path, MARK.formatted(template) + unit, unit);
    }
}
