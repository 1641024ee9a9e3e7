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

    /** The handle of a group; null stands for the null handle. */
    static long handle(Group object) {
        return object == null ? Mpi.MPI_GROUP_NULL : object.handle();
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
