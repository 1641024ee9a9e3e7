package panmpi.generator;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.report.Diagnostics.Message;
import panmpi.generator.report.Diagnostics.Severity;

/**
 * Formats the warnings about one header. They stand at the end of the report on what that header
 * adds.
 */
final class HeaderWarnings {

    private HeaderWarnings() {}

    /**
     * Returns the warnings as text; empty if there are none.
     *
     * @param diagnostics all messages
     * @param files the header and its snapshot; messages with a position in another file are left
     *     out
     * @param listed functions that the report lists already; warnings about them are left out
     */
    static String text(Diagnostics diagnostics, List<String> files, Set<String> listed) {
        List<Message> warnings =
                diagnostics.messages().stream()
                        .filter(m -> m.severity() == Severity.WARNING)
                        .filter(m -> files.stream().anyMatch(m.position()::startsWith))
                        .filter(m -> listed.stream().noneMatch(name -> names(m, name)))
                        .toList();
        String title = warnings.size() == 1 ? "1 warning:" : warnings.size() + " warnings:";
        return warnings.isEmpty()
                ? ""
                : String.join(
                                "\n",
                                Stream.concat(
                                                Stream.of(title),
                                                warnings.stream().map(HeaderWarnings::line))
                                        .toList())
                        + "\n";
    }

    private static boolean names(Message message, String function) {
        return message.text().contains(" " + function + "(");
    }

    private static String line(Message m) {
        return "  " + m.position() + ": " + m.text();
    }
}
