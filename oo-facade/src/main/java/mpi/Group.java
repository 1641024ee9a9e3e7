package mpi;

import mpi.c.Mpi;
import mpi.internal.call.DeferredFrees;

/**
 * An ordered set of processes. Calls on groups are local.
 *
 * <p>A communicator of the even ranks:
 *
 * {@snippet file="Snippets.java" region="group"}
 */
public final class Group extends GroupCalls implements Freeable {

    Group(long handle) {
        super(handle);
        if (!Is_null() && handle != Mpi.MPI_GROUP_EMPTY) {
            freeWhenLost(DeferredFrees.Kind.GROUP);
        }
    }

    /** Returns the handle of a group; null stands for the null handle. */
    static long handle(Group object) {
        return object == null ? Mpi.MPI_GROUP_NULL : object.handle();
    }

    /**
     * Throws unless each rank is in the group or is {@code MPI.PROC_NULL}: some libraries crash for
     * other ranks.
     */
    void mustHave(String call, String name, int[] ranks) {
        int size = Size();
        for (int i = 0; i < ranks.length; i++) {
            if ((ranks[i] < 0 || ranks[i] >= size) && ranks[i] != Mpi.MPI_PROC_NULL) {
                String what = "%s[%d] is rank %d, and the group has %d ranks, from 0 on";
                String told = what.formatted(name, i, ranks[i], size);
                throw MPIException.of(call, Mpi.MPI_ERR_RANK, told);
            }
        }
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_GROUP_NULL;
    }

    @Override
    void release() {
        Free();
    }
}
