package panmpi.generator.emit;

/**
 * A file to be written.
 *
 * @param path its path below the output folder, with {@code /}
 * @param text its whole text
 */
public record SourceFile(String path, String text) {

    private static final String MARK =
            "// Generated from the snapshots in generated/api by `make bindings`; edit templates/%s instead.\n\n";

    /** Makes an emitted Java file: formatted by the one printer and marked as generated. */
    static SourceFile java(String path, String template, String source) {
        return new SourceFile(path, MARK.formatted(template) + Template.format(path, source));
    }
}
