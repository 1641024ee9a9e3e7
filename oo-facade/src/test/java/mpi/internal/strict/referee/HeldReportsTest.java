package mpi.internal.strict.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import mpi.internal.strict.wire.Severity;
import org.junit.jupiter.api.Test;

/**
 * Tests which reports on mistakes are joined into one. The reports are held back for a short time,
 * so that a mistake that several ranks make is printed once.
 */
final class HeldReportsTest {

    private final HeldReports held = new HeldReports();

    private static Report report(String title, Report.Line... lines) {
        return new Report("argument", Severity.ERROR, title, List.of(lines), "section", "remedy");
    }

    private static Report.Line line(int rank, String where) {
        return new Report.Line(rank, "MPI_Send(dest " + rank + ") at " + where, where, "");
    }

    private List<List<Integer>> ranks() throws InterruptedException {
        assertEquals(List.of(), held.take());
        Thread.sleep(150);
        List<Report> reports = held.take();
        assertTrue(held.isEmpty());
        return reports.stream()
                .map(each -> each.lines().stream().map(Report.Line::rank).toList())
                .toList();
    }

    private void add(Report... reports) {
        Arrays.stream(reports).forEach(held::add);
    }

    @Test
    void ranksAtOneLineAreJoined() throws InterruptedException {
        add(report("bad", line(2, "A:1")), report("bad", line(0, "A:1")));
        add(report("bad", line(1, "A:1")));
        assertEquals(List.of(List.of(0, 1, 2)), ranks());
    }

    @Test
    void otherLinesStayApart() throws InterruptedException {
        add(report("bad", line(0, "A:1")), report("bad", line(1, "A:2")));
        assertEquals(List.of(List.of(0), List.of(1)), ranks());
    }

    @Test
    void otherTitlesStayApart() throws InterruptedException {
        add(report("bad", line(0, "A:1")), report("worse", line(1, "A:1")));
        assertEquals(List.of(List.of(0), List.of(1)), ranks());
    }

    @Test
    void oneRankIsNotJoinedWithItself() throws InterruptedException {
        add(report("bad", line(0, "A:1")), report("bad", line(0, "A:1")));
        assertEquals(List.of(List.of(0), List.of(0)), ranks());
    }

    @Test
    void partsOfAnotherReportAreLeftOut() throws InterruptedException {
        add(report("bad", line(0, "A:1")));
        add(report("these two", line(0, "A:1"), line(1, "A:2")));
        assertEquals(List.of(List.of(0, 1)), ranks());
    }
}
