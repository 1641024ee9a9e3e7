package mpi.internal.strict.check;

import java.util.Map;
import mpi.c.Mpi;
import mpi.internal.job.JobState;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.DatatypeFacts;
import mpi.internal.strict.object.Datatypes;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Part;

/** Amounts of data in a collective call that ranks must give alike. */
final class Amounts {

    private static final String ALL = "amount or type of data";
    private static final String EACH = "amount or type of the data for each rank";

    private final Datatypes datatypes;

    Amounts(Datatypes datatypes) {
        this.datatypes = datatypes;
    }

    /** Adds the amounts of a call. */
    void add(ObservedCall call, Members members, Map<String, String> alike) {
        Function function = call.function();
        if (function.parts().isEmpty() || function.first("File") != null) {
            return;
        }
        Part sent = function.sent();
        Part received = function.received();
        boolean haveOneCount = sent == null || received == null || sent.count() == received.count();
        if (function.has("counts-alike") || haveOneCount) {
            shared(call, members, sent == null ? received : sent, alike);
            return;
        }
        int me = me(members);
        boolean isRoot =
                function.first("root") == null || call.number(function.first("root")) == me;
        boolean sends = !function.has("root-sends") || isRoot;
        boolean receives = !function.has("root-receives") || isRoot;
        if (sends && !isInPlace(call, sent)) {
            add(call, members, sent, me, true, alike);
        }
        if (receives && !isInPlace(call, received)) {
            add(call, members, received, me, false, alike);
        }
    }

    private static int me(Members members) {
        int[] ranks = members.local();
        for (int i = 0; i < ranks.length; i++) {
            if (ranks[i] == JobState.rank()) {
                return i;
            }
        }
        return -1;
    }

    /** One amount for all: of the buffer, or a count for each rank. */
    private void shared(ObservedCall call, Members members, Part part, Map<String, String> alike) {
        if (!part.isForEachRank()) {
            alike.put(ALL, amount(call, part, 0));
            return;
        }
        for (int i = 0; i < members.local().length; i++) {
            alike.put("count for rank " + i, amount(call, part, i));
        }
    }

    /** Amounts that differ by the pair of ranks, or by the rank at one end, or not at all. */
    private void add(
            ObservedCall call,
            Members members,
            Part part,
            int me,
            boolean isSent,
            Map<String, String> alike) {
        Function function = call.function();
        boolean isAnyForEach = function.parts().stream().anyMatch(Part::isForEachRank);
        boolean areAllForEach = function.parts().stream().allMatch(Part::isForEachRank);
        if (!isAnyForEach) {
            alike.put(EACH, amount(call, part, 0));
        } else if (!part.isForEachRank()) {
            alike.put("amount or type of the data of rank " + me, amount(call, part, 0));
        } else {
            for (int i = 0; i < members.local().length; i++) {
                String of = isSent ? me + " for rank " + i : i + " for rank " + me;
                String whose = areAllForEach ? of : Integer.toString(i);
                alike.put("amount or type of the data of rank " + whose, amount(call, part, i));
            }
        }
    }

    private String amount(ObservedCall call, Part part, int index) {
        long count = call.number(part.count(), index);
        DatatypeFacts type = datatypes.of(call.handle(part.datatype(), index));
        return type == null || count == 0 || type.bytes() == 0 ? "nothing" : type.amount(count);
    }

    private static boolean isInPlace(ObservedCall call, Part part) {
        return call.memory(part.buffer()).address() == Mpi.MPI_IN_PLACE.address();
    }
}
