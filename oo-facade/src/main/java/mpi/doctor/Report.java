package mpi.doctor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.Json;

/**
 * Report of all findings: as text, printed one by one, or for programs as one JSON document at the
 * end.
 */
final class Report {

    private static final String MARGIN = " ".repeat(27);

    private final boolean json;
    private final List<Finding> findings = new ArrayList<>();
    private List<SignalRow> signals = List.of();

    Report(boolean json) {
        this.json = json;
    }

    void add(List<Finding> more) {
        more.forEach(this::add);
    }

    void add(Finding finding) {
        findings.add(finding);
        if (!json) {
            say(text(finding));
        }
    }

    /** Adds the table of signals that have handlers, and the finding on these signals. */
    void signals(List<SignalRow> rows) {
        signals = rows;
        add(SignalChecks.check(rows));
    }

    /** Prints the verdict, or the JSON document. */
    void finish() {
        say(json ? document() : "\n" + verdict());
    }

    /** Returns the worst state of the findings. */
    State state() {
        return findings.stream().map(Finding::state).reduce(State.OK, State::or);
    }

    private static void say(String text) {
        System.out.println(text);
        System.out.flush();
    }

    private static String text(Finding finding) {
        String state = finding.state().word();
        var lines = new ArrayList<String>();
        lines.add("%-8s %-16s  %s".formatted(state, finding.name(), finding.found()));
        finding.details().forEach(detail -> lines.add(MARGIN + "| " + detail));
        if (!finding.advice().isEmpty()) {
            lines.add(MARGIN + "-> " + finding.advice());
        }
        return String.join("\n", lines);
    }

    private String verdict() {
        long errors = count(State.ERROR);
        long warnings = count(State.WARNING);
        return errors + warnings == 0
                ? "panmpi doctor: nothing is wrong"
                : "panmpi doctor: errors: " + errors + ", warnings: " + warnings;
    }

    private long count(State state) {
        return findings.stream().filter(finding -> finding.state() == state).count();
    }

    /** Formats the JSON document, in one line. */
    private String document() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("panmpi", version());
        document.put("state", state().word());
        document.put("findings", findings.stream().map(Report::map).toList());
        document.put("signals", signals.stream().map(SignalRow::map).toList());
        return Json.of(document);
    }

    private static Map<String, Object> map(Finding finding) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("name", finding.name());
        map.put("state", finding.state().word());
        map.put("found", finding.found());
        map.put("advice", finding.advice());
        map.put("details", finding.details());
        return map;
    }

    private static String version() {
        String version = Report.class.getPackage().getImplementationVersion();
        return version == null ? "unknown" : version;
    }
}
