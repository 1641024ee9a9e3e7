package panmpi.generator.header;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panmpi.generator.report.Diagnostics;

/** Reports the messages of a C compiler or jextract with their positions. */
final class CompilerMessages {

    private static final Pattern POSITIONED =
            Pattern.compile("(\\S.*?:\\d+(?::\\d+)?): (?:(fatal error|error|warning|note): )?(.*)");
    private static final Pattern PLAIN = Pattern.compile("(ERROR|FATAL|SEVERE|WARNING|INFO): (.*)");

    private CompilerMessages() {}

    /** Reports the output of a program that succeeded, as notes. */
    static void relayNotes(String text, Diagnostics diagnostics) {
        lines(text).forEach(line -> report(line, false, diagnostics));
    }

    /**
     * Reports the output of a program that failed; messages that it calls errors are reported as
     * errors.
     */
    static void relayErrors(String text, MpiInstall mpi, Diagnostics diagnostics) {
        lines(text).stream()
                .map(line -> explained(line, mpi))
                .forEach(line -> report(line, true, diagnostics));
    }

    /**
     * Returns the lines that have messages, without those that quote source code or list includes.
     */
    private static List<String> lines(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith(" "))
                .filter(line -> !line.startsWith("In file included from "))
                .filter(line -> !line.equals("compilation terminated."))
                .toList();
    }

    /**
     * Adds a hint to the message of a line that reports an error; returns other lines unchanged.
     */
    private static String explained(String line, MpiInstall mpi) {
        Matcher positioned = POSITIONED.matcher(line);
        return positioned.matches() && isError(positioned.group(2))
                ? line.substring(0, positioned.start(3))
                        + HeaderFaults.explained(positioned.group(3), mpi)
                : line;
    }

    private static void report(String line, boolean failed, Diagnostics diagnostics) {
        Matcher positioned = POSITIONED.matcher(line);
        Matcher plain = PLAIN.matcher(line);
        if (positioned.matches()) {
            boolean error = failed && isError(positioned.group(2));
            report(positioned.group(1), positioned.group(3), error, diagnostics);
        } else if (plain.matches()) {
            report("", plain.group(2), failed && isError(plain.group(1)), diagnostics);
        } else {
            report("", line.strip(), false, diagnostics);
        }
    }

    private static boolean isError(String severity) {
        return severity != null && severity.matches("(fatal )?error|ERROR|FATAL|SEVERE");
    }

    private static void report(
            String position, String text, boolean error, Diagnostics diagnostics) {
        if (error) {
            diagnostics.error(position, text);
        } else {
            diagnostics.note(position, text);
        }
    }
}
