package mpi.internal.strict.check;

import java.util.function.IntFunction;
import mpi.c.Mpi;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.DatatypeFacts;
import mpi.internal.strict.object.Datatypes;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Role;

/**
 * Adds amounts of data to the {@code Agreement} of a collective call, so that the referee can
 * compare them: for instance, the root of a Scatter must send each rank as much as that rank
 * receives.
 */
final class Amounts {

    private static final String ALL = "amount or type of data";
    private static final String EACH = "amount or type of the data for each rank";
    private static final String NOTHING = "nothing";
    private static final String OF = "amount or type of the data of rank ";

    private final Datatypes datatypes;
    private final NeighborAmounts neighbors = new NeighborAmounts();

    Amounts(Datatypes datatypes) {
        this.datatypes = datatypes;
    }

    /** Adds the amounts of data that this rank sends and receives in a call. */
    void add(ObservedCall call, Members members, EqualArguments equalArguments) {
        Function function = call.function();
        if (function.parts().isEmpty() || function.first("File") != null) {
            return;
        }
        if (function.has(Role.NEIGHBORS)) {
            addNeighbors(call, members, equalArguments);
            return;
        }
        RootRole role = RootRole.of(call, members);
        if (role == RootRole.IDLE) {
            return;
        }
        Part sent = function.sent();
        Part received = function.received();
        if (function.has(Role.COUNTS_ALIKE) || haveOneCount(sent, received)) {
            shared(call, members, sent == null ? received : sent, equalArguments);
            return;
        }
        if (role.sends(function, members) && !isInPlace(call, sent)) {
            add(call, members, sent, true, equalArguments);
        }
        if (role.receives(function, members) && !isInPlace(call, received)) {
            add(call, members, received, false, equalArguments);
        }
    }

    private void addNeighbors(ObservedCall call, Members members, EqualArguments equalArguments) {
        Part sent = call.function().sent();
        IntFunction<String> ofSent = isInPlace(call, sent) ? null : each(call, sent);
        neighbors.add(
                call, members, ofSent, each(call, call.function().received()), equalArguments);
    }

    private static boolean haveOneCount(Part sent, Part received) {
        return sent == null || received == null || sent.count() == received.count();
    }

    /**
     * Returns the number of ranks, or of neighbours, that this rank exchanges data with in a call.
     * An array of datatypes in the call has this length.
     *
     * @param isSent true for the neighbours that this rank sends to, false for those it receives
     *     from.
     */
    int blocks(ObservedCall call, Members members, boolean isSent) {
        if (!call.function().has(Role.NEIGHBORS)) {
            return members.peers().length;
        }
        return isSent
                ? neighbors.of(call, members).targets().length
                : neighbors.of(call, members).sources().length;
    }

    /**
     * Adds amounts that must be equal on all ranks: one amount if the call has one count, else one
     * amount for each rank of the group.
     */
    private void shared(
            ObservedCall call, Members members, Part part, EqualArguments equalArguments) {
        if (call.function().has(Role.COUNTS_ALIKE) && members.isBetweenGroups()) {
            String group = " in the group of rank " + members.local()[0];
            equalArguments.put(ALL + group, counts(call, members, part));
        } else if (!part.isForEachRank()) {
            equalArguments.put(ALL, amount(call, part, 0));
        } else {
            for (int i = 0; i < members.local().length; i++) {
                equalArguments.put("count for rank " + i, amount(call, part, i));
            }
        }
    }

    private String counts(ObservedCall call, Members members, Part part) {
        StringBuilder all = new StringBuilder();
        int blocks = part.isForEachRank() ? members.local().length : 1;
        for (int i = 0; i < blocks; i++) {
            all.append(i == 0 ? "" : " and ").append(amount(call, part, i));
        }
        return all.toString();
    }

    /**
     * Adds the amounts of one buffer: one amount if the buffer has one count, else one amount for
     * each peer. The name of an amount contains the ranks that it depends on, so that the referee
     * compares the value of a sender with the value of its receiver.
     *
     * @param isSent true for the send buffer, false for the receive buffer.
     */
    private void add(
            ObservedCall call,
            Members members,
            Part part,
            boolean isSent,
            EqualArguments equalArguments) {
        Function function = call.function();
        boolean isAnyForEach = function.parts().stream().anyMatch(Part::isForEachRank);
        boolean areAllForEach = function.parts().stream().allMatch(Part::isForEachRank);
        int me = members.me();
        if (!isAnyForEach) {
            equalArguments.put(EACH + direction(function, members, isSent), amount(call, part, 0));
        } else if (!part.isForEachRank()) {
            equalArguments.put(OF + me, amount(call, part, 0));
        } else {
            for (int i = 0; i < members.peers().length; i++) {
                int peer = members.label(i);
                String of = isSent ? me + " for rank " + peer : peer + " for rank " + me;
                String whose = areAllForEach ? of : Integer.toString(peer);
                equalArguments.put(OF + whose, amount(call, part, i));
            }
        }
    }

    /**
     * Returns a suffix for the name of an amount, which tells the two directions of a call without
     * a root on an intercommunicator apart, since the two groups may send different amounts. The
     * suffix is empty for all other calls.
     */
    private static String direction(Function function, Members members, boolean isSent) {
        if (!members.isBetweenGroups() || function.first("root") != null) {
            return "";
        }
        return " from the group of rank " + (isSent ? members.local() : members.remote())[0];
    }

    /**
     * Returns a function that gives the amount of a block (the data for one rank) by the index of
     * the block.
     */
    private IntFunction<String> each(ObservedCall call, Part part) {
        return index -> amount(call, part, part.isForEachRank() ? index : 0);
    }

    /**
     * Returns true if a call moves no data on any rank, since its one count for all ranks is 0 or
     * its items have no bytes. Returns false for a call with a count for each rank, since this rank
     * knows only its own counts.
     */
    boolean isNothing(ObservedCall call) {
        for (Part part : call.function().parts()) {
            boolean isCounted = part.count() != null && part.datatype() != null;
            if (part.isForEachRank() || isCounted && !amount(call, part, 0).equals(NOTHING)) {
                return false;
            }
        }
        return true;
    }

    private String amount(ObservedCall call, Part part, int index) {
        long count = call.number(part.count(), index);
        DatatypeFacts type = datatypes.of(call.handle(part.datatype(), index));
        return type == null || count == 0 || type.bytes() == 0 ? NOTHING : type.amount(count);
    }

    /** Returns true if the call has {@code MPI_IN_PLACE} instead of this buffer. */
    static boolean isInPlace(ObservedCall call, Part part) {
        return call.address(part.buffer()) == Mpi.MPI_IN_PLACE.address();
    }
}
