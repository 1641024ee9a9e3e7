package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.Merged;
import panmpi.generator.report.Diagnostics;

/**
 * Writes {@code mpi.internal.call.ErrorTexts}, which has the phrases of {@code words.txt} for MPI's
 * error classes. The binding shows these phrases if a library's own texts do not fit its error
 * classes, since the library has renumbered the classes but not the texts.
 */
public final class ErrorTextsEmitter {

    private static final String TEMPLATE = "ErrorTexts.java";
    private static final Pattern CODE = Pattern.compile("\\{@code ([^}]*)}");
    private static final String SAYS = "the error class that says: ";

    private final Merged merged;
    private final Words words;
    private final Template file;

    /** Makes the emitter. */
    public ErrorTextsEmitter(Merged merged, Path templates, Diagnostics diagnostics)
            throws IOException {
        this.merged = merged;
        this.words = Words.read(templates, diagnostics);
        this.file = Template.read(templates, TEMPLATE);
    }

    /** Makes the class, as one file. */
    public Draft emit() {
        String texts =
                merged.constants().keySet().stream()
                        .flatMap(this::text)
                        .collect(Collectors.joining("\n" + " ".repeat(12)));
        return new Draft(
                "mpi/internal/call/" + TEMPLATE, TEMPLATE, file.fill(Map.of("texts", texts)));
    }

    /**
     * Returns the line of the generated table for an MPI error class: its name, and its phrase
     * without Javadoc tags. For a constant that is no error class, the stream is empty.
     */
    private Stream<String> text(String constant) {
        return words.find(constant).stream()
                .filter(phrase -> phrase.startsWith(SAYS))
                .map(phrase -> CODE.matcher(phrase.substring(SAYS.length())).replaceAll("$1"))
                .map(phrase -> constant + " " + phrase);
    }
}
