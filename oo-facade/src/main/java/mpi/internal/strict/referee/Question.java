package mpi.internal.strict.referee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.internal.strict.simulation.Call;

/**
 * Mistake whose report still needs texts from the ranks: each rank is asked to describe its calls
 * in the mistake, and the answers are collected here.
 */
final class Question {

    /**
     * Answer of a rank about one call: true if the call has not returned, its text and its program
     * line.
     */
    record Answer(boolean isInProgress, String text, String where) {}

    private final Mistake mistake;
    private final Map<Call, Answer> answers = new HashMap<>();
    private final long asked = System.nanoTime();

    Question(Mistake mistake) {
        this.mistake = mistake;
    }

    List<Call> calls() {
        return mistake.calls();
    }

    /** Adds the text of a call. Returns true if no further text is missing. */
    boolean answer(Call call, Answer answer) {
        answers.put(call, answer);
        return mistake.calls().stream().allMatch(answers::containsKey);
    }

    /** Returns true if the ranks were asked more than {@code nanos} nanoseconds ago. */
    boolean isOlder(long nanos) {
        return System.nanoTime() - asked > nanos;
    }

    /** Returns true if all texts that have not come were asked of these ranks. */
    boolean isLeftTo(Set<Integer> ranks) {
        return mistake.calls().stream()
                .filter(call -> !answers.containsKey(call))
                .allMatch(call -> ranks.contains(call.rank()));
    }

    /** Makes the report of the mistake, with the texts that have come. */
    Report report() {
        List<Report.Line> lines = new ArrayList<>();
        for (int i = 0; i < mistake.calls().size(); i++) {
            Call call = mistake.calls().get(i);
            Answer answer = answers.get(call);
            String text = answer == null ? "call " + call.number() : answer.text;
            String where = answer == null ? "" : answer.where;
            lines.add(new Report.Line(call.rank(), text, where, mistake.notes().get(i)));
        }
        MistakeKind kind = kind();
        String title =
                kind == mistake.kind()
                        ? mistake.title()
                        : "these ranks go on only because this MPI buffers their messages";
        return new Report(kind.word, kind.severity(), title, lines, kind.rule, kind.remedy);
    }

    /**
     * Returns the kind to report. If some rank of a deadlock has left its call, the real MPI has
     * let that rank pass by buffering, so that the kind is a deadlock without buffering.
     */
    private MistakeKind kind() {
        boolean isReal =
                mistake.calls().stream()
                        .limit(mistake.waits())
                        .map(answers::get)
                        .allMatch(answer -> answer == null || answer.isInProgress);
        return isReal ? mistake.kind() : mistake.kind().ifBuffered();
    }
}
