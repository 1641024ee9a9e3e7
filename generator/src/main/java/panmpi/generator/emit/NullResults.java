package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamKind;
import panmpi.generator.report.Diagnostics;

/**
 * Decides which results are null in Java if MPI returns a null handle: those of the handle types
 * that {@code templates/naming.rules} names.
 *
 * @param types the handle types that the rules name
 */
record NullResults(Set<String> types) {

    private static final Pattern LINE = Pattern.compile("null\\s+(MPIX?_\\w+)\\s+#\\s*\\S.*");

    /** Reads {@code naming.rules} in a folder of templates; a malformed line is reported. */
    static NullResults read(Path templates, Diagnostics diagnostics) throws IOException {
        Path file = templates.resolve("naming.rules");
        Set<String> types = new HashSet<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            String text = lines.get(i).strip();
            Matcher line = LINE.matcher(text);
            if (line.matches()) {
                types.add(line.group(1));
            } else if (!text.isEmpty() && !text.startsWith("#")) {
                diagnostics.error(
                        file + ":" + (i + 1),
                        "'%s' is not 'null TYPE # reason' with a handle type of MPI"
                                .formatted(text));
            }
        }
        return new NullResults(Set.copyOf(types));
    }

    /**
     * Returns true if an output may be null. The object that a nonblocking call returns is never
     * null, since MPI writes its handle only later.
     */
    boolean covers(Form form, Output output) {
        return output.of().kind() == ParamKind.HANDLE
                && output.of().direction() == Direction.OUT
                && !output.of().many()
                && types.contains(output.of().base())
                && BufferOwner.of(form) != BufferOwner.REQUEST;
    }

    /**
     * Returns the output; if the output may be null, the returned expression turns the null handle
     * into null.
     */
    Output apply(Form form, Output output) {
        return covers(form, output)
                ? new Output(
                        output.type(),
                        output.name(),
                        "Handle.orNull(%s)".formatted(output.read()),
                        output.of())
                : output;
    }
}
