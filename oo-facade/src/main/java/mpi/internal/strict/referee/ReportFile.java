package mpi.internal.strict.referee;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.Json;

/** File with all reports as JSON; it is whole after each report. */
final class ReportFile {

    private final Path path;
    private final List<Object> reports = new ArrayList<>();

    /** Makes the file, empty of reports; null for no file. */
    ReportFile(String name) {
        path = name == null ? null : place(Path.of(name));
        write();
    }

    /** In a folder, each job has a file of its own. */
    private static Path place(Path given) {
        String own = "strict-" + ProcessHandle.current().pid() + ".json";
        return Files.isDirectory(given) ? given.resolve(own) : given;
    }

    /** Adds a report. */
    void add(Report report) {
        reports.add(report.values());
        write();
    }

    private void write() {
        if (path == null) {
            return;
        }
        try {
            String lines = Json.of(reports).replace("},{\"kind\"", "},\n{\"kind\"");
            Files.writeString(path, lines + "\n");
        } catch (IOException unwritable) {
            System.err.println(
                    "panmpi: -Dpanmpi.checks.report=%s cannot be written (%s); reports are printed"
                            .formatted(path, unwritable));
        }
    }
}
