package mpi.internal.strict.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.Json;

/**
 * Writes all reports to a file as JSON. The file is rewritten with each report, so that it is
 * always complete.
 */
final class ReportFile {

    private final Path path;
    private final List<Object> reports = new ArrayList<>();

    /** Takes the name of the file; if {@code name} is null, no file is written. */
    ReportFile(String name) {
        path = name == null ? null : place(Path.of(name));
    }

    /** Makes the file, still without reports. */
    void begin() {
        write();
    }

    /**
     * Returns the path of the file. If the path is a folder, each job writes a file of its own
     * there.
     */
    private static Path place(Path given) {
        String own = "strict-" + ProcessHandle.current().pid() + ".json";
        return Files.isDirectory(given) ? given.resolve(own) : given;
    }

    /** Adds a report, and rewrites the file. */
    void add(Report report) {
        reports.add(report.values());
        write();
    }

    /**
     * Adds a report to those that the file already has. The file is locked meanwhile, since several
     * processes may add their reports at the same time after Finalize.
     */
    void append(Report report) {
        if (path == null || !Files.isRegularFile(path)) {
            add(report);
            return;
        }
        try (FileChannel file = FileChannel.open(path, READ, WRITE);
                FileLock _ = file.lock()) {
            ByteBuffer bytes = ByteBuffer.allocate((int) file.size());
            while (file.read(bytes) > 0) {}
            String before = new String(bytes.array(), UTF_8).strip();
            int end = Math.max(1, before.lastIndexOf(']'));
            String separator = before.startsWith("[{") ? ",\n" : "";
            String added = separator + Json.of(report.values()) + "]\n";
            file.write(UTF_8.encode(added), end);
        } catch (IOException unwritable) {
            complain(unwritable);
        }
    }

    private void write() {
        if (path == null) {
            return;
        }
        try {
            String lines = Json.of(reports).replace("},{\"kind\"", "},\n{\"kind\"");
            write(lines + "\n");
        } catch (IOException unwritable) {
            complain(unwritable);
        }
    }

    private void complain(IOException unwritable) {
        System.err.println(
                "panmpi: -Dpanmpi.checks.report=%s cannot be written (%s); reports are printed"
                        .formatted(path, unwritable));
    }

    /** Writes the file in one step, so that a reader never sees a part of it. */
    private void write(String lines) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            Files.writeString(path, lines);
            return;
        }
        String name = path.getFileName() + "." + ProcessHandle.current().pid();
        Path whole = path.resolveSibling(name);
        Files.writeString(whole, lines);
        Files.move(whole, path, StandardCopyOption.ATOMIC_MOVE);
    }
}
