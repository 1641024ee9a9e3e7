package mpi.internal.strict.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import mpi.internal.strict.wire.Severity;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the file to which strict checks write their reports: a report after Finalize is added to
 * the reports that the file has already.
 */
final class ReportFileTest {

    @TempDir private Path folder;

    private Path path;

    @BeforeEach
    void name() {
        path = folder.resolve("reports.json");
    }

    private static Report report(String kind) {
        return new Report(kind, Severity.WARNING, "t", List.of(), "r", "m");
    }

    private static String json(String kind) {
        return "{\"kind\":\"%s\",\"severity\":\"warning\",\"title\":\"t\",\"calls\":[],\"rule\":\"r\",\"remedy\":\"m\"}"
                .formatted(kind);
    }

    private ReportFile file() {
        return new ReportFile(path.toString());
    }

    @Test
    void reportsAfterFinalizeFollowTheOthers() throws Exception {
        ReportFile first = file();
        first.begin();
        first.add(report("leak"));
        file().append(report("late"));
        file().append(report("later"));
        String all = "[" + json("leak") + ",\n" + json("late") + ",\n" + json("later") + "]\n";
        assertEquals(all, Files.readString(path));
    }

    @Test
    void theFirstReportAfterFinalizeFillsTheEmptyFile() throws Exception {
        file().begin();
        file().append(report("late"));
        assertEquals("[" + json("late") + "]\n", Files.readString(path));
    }

    @Test
    void theFileIsMadeIfThereIsNone() throws Exception {
        file().append(report("late"));
        assertEquals("[" + json("late") + "]\n", Files.readString(path));
    }
}
