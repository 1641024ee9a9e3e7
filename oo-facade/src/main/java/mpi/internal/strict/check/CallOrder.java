package mpi.internal.strict.check;

import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.Order;
import mpi.internal.strict.simulation.Order.Way;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Role;

/**
 * Finds which ranks of a collective call wait for which other ranks (the {@code Order} of the
 * call). This follows from the data: a rank can end the call only after the ranks whose data it
 * gets have begun the call.
 */
final class CallOrder {

    private CallOrder() {}

    /**
     * Returns the order of a call. In calls on a window, a file or an intercommunicator, and in
     * neighbourhood collectives, each rank counts as waiting for all ranks.
     */
    static Order of(ObservedCall call, Members members, Amounts amounts) {
        Function function = call.function();
        boolean movesData = !function.parts().isEmpty() && function.first("Comm") != null;
        if (!movesData || members.isBetweenGroups() || function.has(Role.NEIGHBORS)) {
            return Order.OF_ALL;
        }
        if (amounts.isNothing(call)) {
            return new Order(Way.NONE, -1);
        }
        if (function.has(Role.SCANS)) {
            return new Order(Way.FROM_LOWER, -1);
        }
        if (function.first("root") == null) {
            return Order.OF_ALL;
        }
        Part sent = function.sent();
        boolean isFromRoot = function.has(Role.ROOT_SENDS) || sent == function.received();
        int root = members.peer(call.number(function.first("root")));
        return new Order(isFromRoot ? Way.FROM_ROOT : Way.TO_ROOT, root);
    }
}
