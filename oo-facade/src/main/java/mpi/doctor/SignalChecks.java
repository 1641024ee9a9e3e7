package mpi.doctor;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks that neither the MPI library nor MPI_Init has replaced signal handlers of the JVM for
 * good: panmpi restores handlers that were replaced.
 */
final class SignalChecks {

    private SignalChecks() {}

    static Finding check(List<SignalRow> rows) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "handled by the JVM all the time: "
                        + names(rows.stream().filter(SignalChecks::isJvms)));
        rows.stream()
                .filter(row -> !row.isUntouched())
                .forEach(row -> lines.add(row + (row.restored() ? " (restored)" : "")));
        return verdict(rows).with(lines);
    }

    private static Finding verdict(List<SignalRow> rows) {
        var lost = rows.stream().filter(SignalRow::isLost).toList();
        if (!lost.isEmpty()) {
            return Finding.error(
                    "signals",
                    "the JVM lost its handlers of " + names(lost.stream()),
                    System.getProperty("panmpi.signals", "").equals("keep")
                            ? "leave out -Dpanmpi.signals=keep"
                            : "start it with LD_PRELOAD=" + libjsig());
        }
        var restored = rows.stream().filter(SignalRow::restored).toList();
        if (restored.isEmpty()) {
            return Finding.ok("signals", "the library replaces no handler of the JVM" + chained());
        }
        return Finding.ok(
                "signals",
                "the library replaced handlers of the JVM: "
                        + names(restored.stream())
                        + "; they are restored"
                        + chained());
    }

    private static boolean isJvms(SignalRow row) {
        return row.before().equals("JVM") && row.isUntouched();
    }

    private static String chained() {
        String preloaded = System.getenv().getOrDefault("LD_PRELOAD", "");
        return preloaded.contains("libjsig") ? "; libjsig is preloaded and chains them" : "";
    }

    private static String libjsig() {
        return System.getProperty("java.home") + "/lib/libjsig.so";
    }

    private static String names(Stream<SignalRow> rows) {
        return rows.map(row -> row.signal().substring("SIG".length()))
                .collect(Collectors.joining(" "));
    }
}
