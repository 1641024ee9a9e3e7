package mpi.internal.strict.object;

import mpi.internal.job.JobState;

/**
 * Processes that share a communicator, a window or a file.
 *
 * @param number number of the object, which is equal on all of its ranks.
 * @param local ranks in the job of the group that contains this process; -1 for processes of other
 *     jobs.
 * @param remote ranks in the job of the remote group of an intercommunicator; null for other
 *     objects.
 */
public record Members(long number, int[] local, int[] remote) {

    /**
     * Converts a rank that a call names, for example as the destination, to the rank in the job; -1
     * for a process of another job, or a rank out of range.
     */
    public int peer(int rank) {
        return rank >= 0 && rank < peers().length ? peers()[rank] : -1;
    }

    /**
     * Converts a rank in the job to the rank in the local group; -1 if the process is not in the
     * group.
     */
    public int rankOf(int ofJob) {
        for (int rank = 0; rank < local.length; rank++) {
            if (local[rank] == ofJob) {
                return rank;
            }
        }
        return -1;
    }

    /**
     * Returns the ranks in the job of the group that messages go to: the local group, or the remote
     * group of an intercommunicator.
     */
    public int[] peers() {
        return remote == null ? local : remote;
    }

    /**
     * Returns the number by which texts of an {@code Agreement} name this process: its rank in the
     * group, or in the job for an intercommunicator, whose two groups use the same rank numbers.
     */
    public int me() {
        return remote == null ? rankOf(JobState.rank()) : JobState.rank();
    }

    /**
     * Returns the number by which texts of an {@code Agreement} name a peer, as {@link #me} does
     * for this process.
     */
    public int label(int peer) {
        return remote == null ? peer : remote[peer];
    }

    /** Returns true if these are the processes of an intercommunicator. */
    public boolean isBetweenGroups() {
        return remote != null;
    }

    /** Returns the ranks in the job of all processes of the object. */
    public int[] all() {
        if (remote == null) {
            return local;
        }
        int[] all = java.util.Arrays.copyOf(local, local.length + remote.length);
        System.arraycopy(remote, 0, all, local.length, remote.length);
        java.util.Arrays.sort(all);
        return all;
    }

    /** Returns true if all processes of the object belong to this job. */
    public boolean isWithinJob() {
        for (int rank : all()) {
            if (rank < 0) {
                return false;
            }
        }
        return true;
    }
}
