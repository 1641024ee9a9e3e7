package mpi.doctor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import mpi.internal.SignalStage;
import mpi.internal.Signals;

/**
 * Whose handler a signal had, at four times.
 *
 * @param signal its name.
 * @param before before the library was opened.
 * @param opened after that, before anything was given back.
 * @param begun after MPI began, before anything was given back; empty where it has not begun.
 * @param now in the end.
 * @param restored whether the JVM got it back.
 */
record SignalRow(
        String signal, String before, String opened, String begun, String now, boolean restored) {

    /** A form that {@link #parse} reads. */
    String line() {
        return String.join("|", signal, before, opened, begun, now, Boolean.toString(restored));
    }

    static SignalRow parse(String line) {
        String[] fields = line.split("\\|", -1);
        return new SignalRow(
                fields[0], fields[1], fields[2], fields[3], fields[4], fields[5].equals("true"));
    }

    /** Of this process, the signals that do not do what they do by default all the time. */
    static List<SignalRow> ofProcess() {
        List<SignalStage> stages = Signals.stages();
        long[] now = Signals.handlers();
        return IntStream.range(1, now.length)
                .mapToObj(signal -> row(signal, stages, now[signal]))
                .filter(row -> !row.isDefault())
                .toList();
    }

    private static SignalRow row(int signal, List<SignalStage> stages, long now) {
        boolean began = stages.size() > 1;
        return new SignalRow(
                SignalStage.name(signal),
                stages.isEmpty() ? "" : SignalStage.owner(stages.getFirst().before()[signal]),
                stages.isEmpty() ? "" : SignalStage.owner(stages.getFirst().after()[signal]),
                began ? SignalStage.owner(stages.getLast().after()[signal]) : "",
                SignalStage.owner(now),
                stages.stream().anyMatch(stage -> stage.restored()[signal]));
    }

    private boolean isDefault() {
        return now.equals("default")
                && List.of("", "default").containsAll(List.of(before, opened, begun));
    }

    /** Whether the JVM lost it for good. */
    boolean isLost() {
        return before.equals("JVM") && !now.equals("JVM");
    }

    /** Whether it is what it was all the time. */
    boolean isUntouched() {
        return now.equals(before) && now.equals(opened) && (begun.isEmpty() || now.equals(begun));
    }

    Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("signal", signal);
        map.put("before", before);
        map.put("opened", opened);
        map.put("begun", begun);
        map.put("now", now);
        map.put("restored", restored);
        return map;
    }

    @Override
    public String toString() {
        return "%-7s before: %s; library open: %s; MPI begun: %s; now: %s"
                .formatted(signal, before, opened, begun.isEmpty() ? "-" : begun, now);
    }
}
