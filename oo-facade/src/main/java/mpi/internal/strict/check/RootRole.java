package mpi.internal.strict.check;

import mpi.c.Mpi;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;

/**
 * Part that a rank takes in a collective call: it is the root, exchanges data with the root, or
 * takes no part. In a call without a root, such as a barrier, all ranks do the same.
 */
enum RootRole {
    /** The call has no root. */
    EQUAL,
    /** The rank is the root. */
    ROOT,
    /** The rank sends to the root, or receives from it. */
    OTHER,
    /**
     * The rank is in the root's group of an intercommunicator, but is not the root: it takes no
     * part.
     */
    IDLE;

    /** Returns the role of this rank in a call. */
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

    /**
     * Returns true if a rank with this role uses its send buffer, in a call that has a send and a
     * receive buffer.
     */
    boolean sends(Function function, Members members) {
        if (function.has(Role.ROOT_SENDS)) {
            return this == ROOT;
        }
        return !isOneWay(function, members) || this == OTHER;
    }

    /**
     * Returns true if a rank with this role uses its receive buffer, in a call that has a send and
     * a receive buffer.
     */
    boolean receives(Function function, Members members) {
        if (function.has(Role.ROOT_RECEIVES)) {
            return this == ROOT;
        }
        return !isOneWay(function, members) || this == OTHER;
    }

    /**
     * Returns true for a call with a root on an intercommunicator: data goes only between the root
     * and the other group.
     */
    private static boolean isOneWay(Function function, Members members) {
        return members.isBetweenGroups() && function.first("root") != null;
    }

    /** Adds the root to the arguments that must be equal on all ranks. */
    static void add(ObservedCall call, Members members, EqualArguments equalArguments) {
        Parameter root = call.function().first("root");
        if (root == null) {
            return;
        }
        int number = call.number(root);
        if (!members.isBetweenGroups()) {
            equalArguments.put("root", Integer.toString(number));
            return;
        }
        RootRole role = of(call, members);
        int rank = role == OTHER ? members.peer(number) : members.me();
        if (role != IDLE) {
            equalArguments.put("root", "rank " + rank);
        }
        equalArguments.put("role of rank " + rank, role == IDLE ? "no root" : "the root");
        // The root and the ranks beside it (MPI_PROC_NULL) are in the local group. A rank that
        // gives the root's number is in the other group, so that the root is in its remote group.
        int[] group = role == OTHER ? members.remote() : members.local();
        equalArguments.put("root's group", "the group of rank " + group[0]);
    }
}
