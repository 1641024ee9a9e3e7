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
     * Answer of a rank about one call. {@code isInProgress} is true if the call has not returned,
     * and {@code mayCall} if another thread of the rank may still call MPI; {@code where} is the
     * program line.
     */
    record Answer(boolean isInProgress, boolean mayCall, String text, String where) {}

    /** Kind of a deadlock that the real MPI has avoided by buffering messages. */
    private static final String BUFFERING = "buffering";

    private static final String IF_NOT =
            ": with longer messages, or with another MPI library, this program may wait for ever";

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

    /**
     * Returns true for a deadlock that is not certain, since another thread of a rank may still
     * make the call which the ranks wait for.
     */
    boolean isWithdrawn() {
        return mistake.waits() > 0 && answers.values().stream().anyMatch(Answer::mayCall);
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
        return report(mistake.kind(), lines);
    }

    private Report report(MistakeKind kind, List<Report.Line> lines) {
        if (isReal()) {
            return new Report(
                    kind.word, kind.severity(), mistake.title(), lines, kind.rule, kind.remedy);
        }
        if (mistake.isNeverReceived()) {
            MistakeKind never = MistakeKind.UNRECEIVED;
            return new Report(
                    never.word,
                    never.severity(),
                    "a message is never received, and its sender goes on only because this MPI"
                            + " buffers it",
                    lines,
                    never.rule,
                    never.remedy);
        }
        return new Report(
                BUFFERING,
                kind.severity(),
                "these ranks go on only because this MPI buffers their messages",
                lines,
                kind.rule,
                kind.remedy + IF_NOT);
    }

    /**
     * Returns false if some rank of a deadlock has left its call: the real MPI has let that rank
     * pass by buffering a message.
     */
    private boolean isReal() {
        return mistake.calls().stream()
                .limit(mistake.waits())
                .map(answers::get)
                .allMatch(answer -> answer == null || answer.isInProgress);
    }
}
