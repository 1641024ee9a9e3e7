package mpi.internal.strict.object;

import mpi.internal.job.JobState;

/**
 * Processes that share a communicator, a window or a file.
 *
 * @param number its number in the job, which is alike on all of its ranks.
 * @param local ranks in the job of the group that this process is in; -1 for other jobs.
 * @param remote ranks in the job of the other group of an intercommunicator; null for others.
 */
public record Members(long number, int[] local, int[] remote) {

    /** Rank in the job of a peer; -1 for a process of another job, or a rank that is not there. */
    public int peer(int rank) {
        return rank >= 0 && rank < peers().length ? peers()[rank] : -1;
    }

    /** Rank in the group of this process of a rank of the job; -1 if it is not there. */
    public int rankOf(int ofJob) {
        for (int rank = 0; rank < local.length; rank++) {
            if (local[rank] == ofJob) {
                return rank;
            }
        }
        return -1;
    }

    /** The group that this process exchanges data with: its own, or the other one. */
    public int[] peers() {
        return remote == null ? local : remote;
    }

    /** Number of this process in messages: its rank, or that in the job if there are two groups. */
    public int me() {
        return remote == null ? rankOf(JobState.rank()) : JobState.rank();
    }

    /** Number of a peer in messages, as for this process. */
    public int label(int peer) {
        return remote == null ? peer : remote[peer];
    }

    /** True for an intercommunicator. */
    public boolean isBetweenGroups() {
        return remote != null;
    }

    /** Ranks in the job of all processes. */
    public int[] all() {
        if (remote == null) {
            return local;
        }
        int[] all = java.util.Arrays.copyOf(local, local.length + remote.length);
        System.arraycopy(remote, 0, all, local.length, remote.length);
        java.util.Arrays.sort(all);
        return all;
    }

    /** True if all processes are of this job. */
    public boolean isWithinJob() {
        for (int rank : all()) {
            if (rank < 0) {
                return false;
            }
        }
        return true;
    }
}
