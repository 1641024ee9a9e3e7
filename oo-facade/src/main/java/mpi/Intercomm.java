package mpi;

import mpi.c.Mpi;
import mpi.internal.job.JobState;

/** A communicator between two groups of processes: ranks in calls are those of the other group. */
public final class Intercomm extends IntercommCalls {

    Intercomm(long handle) {
        super(handle);
        if (!Is_null()) {
            ErrorsReturn.set(handle);
            JobState.meetOtherJobs();
        }
    }

    @Override
    Comm privateCopy() {
        return Split(0, Rank());
    }

    @Override
    int countPeers() {
        return Remote_size();
    }

    @Override
    int members() {
        return Size();
    }

    /**
     * Returns true if the argument is {@code MPI.ROOT}, which the root passes; the other ranks of
     * its group pass MPI.PROC_NULL.
     */
    @Override
    boolean isRoot(int root) {
        return root == Mpi.MPI_ROOT;
    }

    @Override
    boolean canBeRoot(int root) {
        return isPeer(root) || root == Mpi.MPI_ROOT || root == Mpi.MPI_PROC_NULL;
    }

    @Override
    public Intercomm clone() {
        return Dup();
    }
}
