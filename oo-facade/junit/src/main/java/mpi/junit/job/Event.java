package mpi.junit.job;

import mpi.junit.wire.FromRank;

/**
 * Event of a job: a message of a rank, the end of a rank, or a line that the launcher printed.
 *
 * @param rank the rank; {@link #LAUNCHER} for a line that the launcher or C code printed.
 * @param message message of the rank; null if the connection of the rank has closed.
 */
public record Event(int rank, FromRank message) {

    /** Value of {@code rank} for a line that the launcher or C code printed. */
    public static final int LAUNCHER = -1;

    /** Tests whether the rank's process has ended. */
    public boolean isGone() {
        return message == null;
    }
}
