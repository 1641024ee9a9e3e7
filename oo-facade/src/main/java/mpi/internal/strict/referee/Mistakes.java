package mpi.internal.strict.referee;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.strict.simulation.Call;
import mpi.internal.strict.simulation.Findings;
import mpi.internal.strict.simulation.Operation;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.simulation.Stuck;

/** Turns what the simulation finds into reports, and has every rank print them. */
final class Mistakes implements Findings {

    private static final int EXIT = 86;
    private static final long LONGEST_NANOS = 1_000_000_000;

    private final Map<Integer, RankOutput> outputs;
    private final Map<Integer, Question> open = new LinkedHashMap<>();
    private int asked;

    Mistakes(Map<Integer, RankOutput> outputs) {
        this.outputs = outputs;
    }

    @Override
    public void unlikeTypes(Send send, Receive receive) {
        found(
                new Mistake(
                        "types",
                        List.of(send.call(), receive.call()),
                        "a message is received as other types than it was sent",
                        List.of("sends " + send.content(), "receives " + receive.content()),
                        "MPI 5.0, section 3.3.1",
                        "Give both calls the same datatype"));
    }

    @Override
    public void tooLong(Send send, Receive receive) {
        found(
                new Mistake(
                        "truncation",
                        List.of(send.call(), receive.call()),
                        "a message of %d bytes comes to a receive with room for %d"
                                .formatted(send.content().bytes(), receive.content().bytes()),
                        List.of("", ""),
                        "MPI 5.0, section 3.2.4",
                        "Receive at least as many items as are sent, or probe for the length"));
    }

    @Override
    public void disagree(Call first, Call other, String argument, String expected, String given) {
        String title =
                argument.isEmpty()
                        ? "ranks make different collective calls in the same place, %s and %s"
                                .formatted(expected, given)
                        : "ranks give a collective call another %s, %s and %s"
                                .formatted(argument, expected, given);
        found(
                new Mistake(
                        argument.isEmpty() ? "collective" : "argument",
                        List.of(first, other),
                        title,
                        List.of("", ""),
                        "MPI 5.0, section 6.1",
                        "All ranks of a communicator make the same collective calls in the same"
                                + " order, with the same root, operation and amount of data"));
    }

    @Override
    public void deadlock(List<Stuck> ranks) {
        boolean isReal = ranks.stream().allMatch(Stuck::isInMpi);
        found(
                new Mistake(
                        isReal ? "deadlock" : "buffering",
                        ranks.stream().map(Stuck::call).toList(),
                        isReal
                                ? "these ranks wait for each other, and can never go on"
                                : "these ranks go on only because this MPI buffers their messages",
                        ranks.stream().map(Mistakes::wait).toList(),
                        "MPI 5.0, section 3.5",
                        "Change the order of the calls, or use Isend, Irecv or Sendrecv"));
    }

    private static String wait(Stuck stuck) {
        List<String> waits = new ArrayList<>();
        for (Operation operation : stuck.open()) {
            waits.add(
                    switch (operation) {
                        case Send send -> "for rank " + send.dest() + " to receive";
                        case Receive receive ->
                                receive.source() == Receive.ANY
                                        ? "for any rank to send"
                                        : "for rank " + receive.source() + " to send";
                        default -> "for the other ranks to call it";
                    });
        }
        return "waits " + String.join(", ", waits);
    }

    private synchronized void found(Mistake mistake) {
        int number = asked++;
        open.put(number, new Question(mistake));
        for (Call call : mistake.calls()) {
            RankOutput output = outputs.get(call.rank());
            try {
                if (output != null) {
                    output.ask(number, call.number());
                }
            } catch (IOException gone) {
                // The report goes without the text of a rank that has died.
            }
        }
    }

    /** Takes the text of a call. */
    synchronized void answer(int question, Call call, String text) {
        Question asking = open.get(question);
        if (asking != null && asking.answer(call, text)) {
            open.remove(question);
            report(asking);
        }
    }

    /** Reports mistakes for which ranks no longer answer. */
    synchronized void giveUp() {
        open.values()
                .removeIf(
                        question -> {
                            boolean isOld = question.isOlder(LONGEST_NANOS);
                            if (isOld) {
                                report(question);
                            }
                            return isOld;
                        });
    }

    private void report(Question question) {
        String text = question.report();
        for (RankOutput output : outputs.values()) {
            try {
                output.report(text, EXIT);
            } catch (IOException gone) {
                // A rank that has died needs no report.
            }
        }
    }
}
