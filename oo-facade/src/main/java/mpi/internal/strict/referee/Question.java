package mpi.internal.strict.referee;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.strict.simulation.Call;

/** A mistake whose calls have been asked for, and what is known of their texts. */
final class Question {

    private final Mistake mistake;
    private final Map<Call, String> texts = new HashMap<>();
    private final long asked = System.nanoTime();

    Question(Mistake mistake) {
        this.mistake = mistake;
    }

    Mistake mistake() {
        return mistake;
    }

    List<Call> calls() {
        return mistake.calls();
    }

    /** Adds the text of a call; true if it was the last one. */
    boolean answer(Call call, String text) {
        texts.put(call, text);
        return texts.size() == mistake.calls().size();
    }

    /** True if ranks had this long to answer. */
    boolean isOlder(long nanos) {
        return System.nanoTime() - asked > nanos;
    }

    /** The report, with what is known. */
    String report() {
        return mistake.report(call -> texts.getOrDefault(call, "call " + call.number()));
    }
}
