package mpi.internal.strict.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import mpi.internal.strict.simulation.Call;
import mpi.internal.strict.simulation.Findings;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.simulation.Stuck;

/**
 * Makes reports of the mistakes that the simulation finds: it asks the ranks for the texts of the
 * calls, and passes the report to {@link Reports} when all have answered or 10 s are over.
 */
final class Mistakes implements Findings {

    /** Longest time for ranks to answer, 10 s: many ranks may share one core. */
    private static final long LONGEST_NANOS = 10_000_000_000L;

    private final Map<Integer, RankOutput> outputs;
    private final Reports reports;
    private final Map<Integer, Question> open = new LinkedHashMap<>();
    private final Set<Integer> gone = new HashSet<>();
    private int asked;
    private boolean hasWithdrawn;

    Mistakes(Map<Integer, RankOutput> outputs, Reports reports) {
        this.outputs = outputs;
        this.reports = reports;
    }

    @Override
    public void unlikeTypes(Send send, Receive receive) {
        found(
                MistakeKind.TYPES,
                "a message is received with other basic datatypes than it was sent with",
                List.of(send.call(), receive.call()),
                List.of("sends " + send.content().text(), "receives " + receive.content().text()));
    }

    @Override
    public void tooLong(Send send, Receive receive) {
        found(
                MistakeKind.TRUNCATION,
                "a message of %d bytes is longer than its receive buffer of %d bytes"
                        .formatted(send.content().bytes(), receive.content().bytes()),
                List.of(send.call(), receive.call()),
                List.of("", ""));
    }

    @Override
    public void notReady(Send send, Receive receive) {
        found(
                MistakeKind.READY,
                "a ready-mode send may begin before its receive is posted",
                List.of(send.call(), receive.call()),
                List.of("sends", "posts the receive"));
    }

    @Override
    public void disagree(List<Call> calls, String argument, String expected, String given) {
        boolean isOther = argument.isEmpty();
        String title =
                isOther
                        ? "ranks make different collective calls, %s and %s, where all must make the"
                                + " same"
                        : "ranks do not agree on the "
                                + argument
                                + " of a collective call: %s and %s";
        found(
                isOther ? MistakeKind.COLLECTIVE : MistakeKind.ARGUMENT,
                title.formatted(expected, given),
                calls,
                Collections.nCopies(calls.size(), ""));
    }

    @Override
    public void deadlock(List<Stuck> ranks) {
        found(DeadlockText.of(ranks));
    }

    @Override
    public void unreceived(Send send, List<Receive> receives) {
        List<Call> calls = new ArrayList<>(List.of(send.call()));
        List<String> notes = new ArrayList<>();
        notes.add(
                "its message with tag %d to rank %d is not received"
                        .formatted(send.tag(), send.dest()));
        for (Receive receive : receives) {
            calls.add(receive.call());
            notes.add("waits " + WaitText.sender(receive));
        }
        found(MistakeKind.UNRECEIVED, "a message was never received", calls, notes);
    }

    @Override
    public void race(Receive any, Receive named, Send message) {
        found(
                MistakeKind.RACE,
                "a receive with MPI.ANY_SOURCE could have taken the message of a later receive,"
                        + " which would then wait for ever or get another message",
                List.of(any.call(), named.call(), message.call()),
                List.of(
                        "has taken a message of rank " + any.source() + " in this run",
                        "takes the message of rank " + message.call().rank(),
                        "sends a message that either receive could take"));
    }

    @Override
    public void conflict(Call first, Call other, int target) {
        String who =
                first.rank() == other.rank()
                        ? "a one-sided call and a line of the program"
                        : "two ranks";
        found(
                MistakeKind.CONFLICT,
                who + " access the same bytes of rank " + target + " at the same time",
                first.rank() <= other.rank() ? List.of(first, other) : List.of(other, first),
                List.of("", ""));
    }

    private void found(MistakeKind kind, String title, List<Call> calls, List<String> notes) {
        found(new Mistake(kind, title, calls, notes, 0, false));
    }

    private synchronized void found(Mistake mistake) {
        int number = asked++;
        open.put(number, new Question(mistake));
        for (Call call : mistake.calls()) {
            RankOutput output = outputs.get(call.rank());
            if (output != null) {
                output.ask(number, call.number());
            }
        }
    }

    /** Receives a rank's answer to a question for the text of a call. */
    synchronized void answer(int question, Call call, Question.Answer answer) {
        Question asking = open.get(question);
        if (asking != null && asking.answer(call, answer)) {
            open.remove(question);
            close(asking);
        }
    }

    private void close(Question question) {
        if (question.isWithdrawn()) {
            hasWithdrawn = true;
        } else {
            reports.tell(question.report());
        }
    }

    /** Returns true if an uncertain deadlock was withdrawn since the last call of this method. */
    synchronized boolean takeWithdrawn() {
        boolean has = hasWithdrawn;
        hasWithdrawn = false;
        return has;
    }

    /** Returns true if the text of some call was asked for and has not come. */
    synchronized boolean isAsking() {
        return !open.isEmpty();
    }

    /** Records that a rank has ended, so that it answers no more questions. */
    synchronized void leaves(int rank) {
        gone.add(rank);
    }

    /**
     * Reports, with the texts that have come, the mistakes for which other texts have not come
     * within 10 s, or will not come since the ranks have ended.
     */
    synchronized void giveUp() {
        open.values()
                .removeIf(
                        question -> {
                            boolean isOver =
                                    question.isOlder(LONGEST_NANOS) || question.isLeftTo(gone);
                            if (isOver) {
                                close(question);
                            }
                            return isOver;
                        });
    }
}
