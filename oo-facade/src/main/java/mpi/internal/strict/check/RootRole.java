package mpi.internal.strict.check;

import mpi.c.Mpi;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/** Part of a rank in a collective call that may have a root. */
enum RootRole {
    /** The call has no root. */
    EQUAL,
    /** It is the root. */
    ROOT,
    /** It sends to the root, or receives from it. */
    OTHER,
    /** It is in the root's group of an intercommunicator, and has no data. */
    IDLE;

    /** The role of this rank in a call. */
    static RootRole of(ObservedCall call, Members members) {
        Parameter root = call.function().first("root");
        if (root == null) {
            return EQUAL;
        }
        int number = call.number(root);
        if (!members.isBetweenGroups()) {
            return number == members.me() ? ROOT : OTHER;
        }
        if (number == Mpi.MPI_PROC_NULL) {
            return IDLE;
        }
        return number == Mpi.MPI_ROOT ? ROOT : OTHER;
    }

    /** True if it sends in a call with a buffer for each direction. */
    boolean sends(Function function, Members members) {
        if (function.has("root-sends")) {
            return this == ROOT;
        }
        return !isOneWay(function, members) || this == OTHER;
    }

    /** True if it receives in a call with a buffer for each direction. */
    boolean receives(Function function, Members members) {
        if (function.has("root-receives")) {
            return this == ROOT;
        }
        return !isOneWay(function, members) || this == OTHER;
    }

    /** True if the root is in the other group, and has no part in what the others do. */
    private static boolean isOneWay(Function function, Members members) {
        return members.isBetweenGroups() && function.first("root") != null;
    }

    /** Adds who is the root, as all ranks must see it. */
    static void add(ObservedCall call, Members members, Alike alike) {
        Parameter root = call.function().first("root");
        if (root == null) {
            return;
        }
        int number = call.number(root);
        if (!members.isBetweenGroups()) {
            alike.put("root", Integer.toString(number));
            return;
        }
        RootRole role = of(call, members);
        int rank = role == OTHER ? members.peer(number) : members.me();
        if (role != IDLE) {
            alike.put("root", "rank " + rank);
        }
        alike.put("role of rank " + rank, role == IDLE ? "no root" : "the root");
    }
}
