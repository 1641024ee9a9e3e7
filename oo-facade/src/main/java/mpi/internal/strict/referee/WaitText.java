package mpi.internal.strict.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import mpi.internal.strict.simulation.Arrival;
import mpi.internal.strict.simulation.NoticeTag;
import mpi.internal.strict.simulation.Operation;
import mpi.internal.strict.simulation.Probe;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.simulation.Stuck;

/** Says in words what a rank waits for, for the report of a deadlock. */
final class WaitText {

    private WaitText() {}

    /** Returns the text for the operations that a rank waits for. */
    static String of(Stuck stuck) {
        List<String> waits = new ArrayList<>();
        for (Operation operation : stuck.open()) {
            String waitsFor = waitsFor(operation);
            if (!waits.contains(waitsFor)) {
                waits.add(waitsFor);
            }
        }
        return "waits " + String.join(", ", waits);
    }

    private static String waitsFor(Operation operation) {
        return switch (operation) {
            case Send send -> "for rank " + send.dest() + " to receive tag " + send.tag();
            case Receive receive -> sender(receive);
            case Probe probe -> sender(probe.wanted());
            case Arrival arrival -> "for " + ranks(arrival.missing()) + " " + arrival.awaited();
        };
    }

    /**
     * Returns the numbers of ranks as text. The list is empty if all ranks that were missing when
     * the deadlock was found have arrived since; the text is then {@code other ranks}.
     */
    private static String ranks(List<Integer> ranks) {
        if (ranks.isEmpty()) {
            return "other ranks";
        }
        String numbers = ranks.stream().map(String::valueOf).collect(Collectors.joining(", "));
        return (ranks.size() == 1 ? "rank " : "ranks ") + numbers;
    }

    /** Says which message a receive waits for, and from whom. */
    static String sender(Receive receive) {
        String notice = NoticeTag.wait(receive.source(), receive.tag());
        return notice.isEmpty() ? message(receive) : notice;
    }

    private static String message(Receive receive) {
        String from =
                receive.source() == Receive.ANY
                        ? "for any rank to send"
                        : "for rank " + receive.source() + " to send";
        return receive.tag() == Receive.ANY ? from : from + " tag " + receive.tag();
    }
}
