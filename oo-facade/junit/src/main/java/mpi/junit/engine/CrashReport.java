package mpi.junit.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Reads the file {@code hs_err_pidN.log}, which a JVM writes when it crashes. */
final class CrashReport {

    private static final String PREAMBLE = "A fatal error has been detected";
    private static final String FRAME = "Problematic frame:";

    private CrashReport() {}

    /**
     * Returns text for a message: the path of a process's crash report, and the signal and stack
     * frame that the report names; empty if there is no report.
     */
    static String of(long process) {
        Path file = Path.of("hs_err_pid" + process + ".log").toAbsolutePath();
        if (!Files.exists(file)) {
            return "";
        }
        List<String> lines = head(file);
        StringBuilder text = new StringBuilder("; the report of its JVM is ").append(file);
        lines.stream()
                .filter(line -> !line.startsWith(PREAMBLE))
                .findFirst()
                .ifPresent(signal -> text.append("\n").append(signal));
        int frame = lines.indexOf(FRAME) + 1;
        if (frame > 0 && frame < lines.size()) {
            text.append("\n").append(lines.get(frame));
        }
        return text.toString();
    }

    /**
     * Returns the lines at the beginning of a crash report that are comments, without their {@code
     * #} and without empty lines.
     */
    private static List<String> head(Path file) {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
            return lines.takeWhile(line -> line.startsWith("#"))
                    .map(line -> line.substring(1).strip())
                    .filter(line -> !line.isEmpty())
                    .toList();
        } catch (IOException | UncheckedIOException e) {
            return List.of();
        }
    }
}
