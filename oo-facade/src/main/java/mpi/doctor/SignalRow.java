package mpi.doctor;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import mpi.internal.signals.SignalStage;
import mpi.internal.signals.Signals;

/**
 * Row of the doctor's table of signals: the owner of a signal's handler at four times, as {@link
 * SignalStage#owner} describes it.
 *
 * @param signal name of the signal.
 * @param before owner before the MPI library was opened.
 * @param opened owner after the MPI library was opened, before handlers were restored.
 * @param begun owner after MPI was initialized, before handlers were restored; empty if MPI is not
 *     initialized.
 * @param now owner when the row was made.
 * @param restored true if the JVM's handler was restored.
 */
record SignalRow(
        String signal, String before, String opened, String begun, String now, boolean restored) {

    /** Formats the row as text for {@link #parse}. */
    String line() {
        return String.join("|", signal, before, opened, begun, now, Boolean.toString(restored));
    }

    static SignalRow parse(String line) {
        String[] fields = line.split("\\|", -1);
        return new SignalRow(
                fields[0], fields[1], fields[2], fields[3], fields[4], fields[5].equals("true"));
    }

    /** Lists the signals of this process whose disposition was not always the default. */
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

    /** Tests whether the JVM's handler was replaced and not restored. */
    boolean isLost() {
        return before.equals("JVM") && !now.equals("JVM");
    }

    /** Returns true if the owner of the signal's handler never changed. */
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
