package mpi.internal.strict.referee;

import java.util.List;
import java.util.function.Function;
import mpi.internal.strict.simulation.Call;

/**
 * A mistake that the referee has found.
 *
 * @param kind short name for programs, such as {@code deadlock}.
 * @param calls calls that are part of it, each of one rank.
 * @param title what is wrong, in a line.
 * @param notes for each call, what it waits for or gives; empty for nothing more.
 * @param rule section of MPI 5.0 that says so.
 * @param remedy what to do.
 */
record Mistake(
        String kind, List<Call> calls, String title, List<String> notes, String rule, String remedy) {

    /** Writes the report, a line for each rank. */
    String report(Function<Call, String> text) {
        StringBuilder report = new StringBuilder("panmpi found a mistake: " + title);
        for (int i = 0; i < calls.size(); i++) {
            Call call = calls.get(i);
            report.append("\n    rank ").append(call.rank()).append(": ").append(text.apply(call));
            if (!notes.get(i).isEmpty()) {
                report.append(", ").append(notes.get(i));
            }
        }
        return report.append("\n  ").append(remedy).append(" (").append(rule).append(")").toString();
    }
}
