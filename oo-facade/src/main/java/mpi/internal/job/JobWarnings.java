package mpi.internal.job;

import mpi.internal.Checks;
import mpi.internal.Properties;
import mpi.internal.launch.Launch;

/** Prints warnings for the user when MPI is initialized. The job begins nevertheless. */
public final class JobWarnings {

    private JobWarnings() {}

    /**
     * Prints a line.
     *
     * @param warning the line; nothing is printed if it is empty.
     */
    public static void print(String warning) {
        if (!warning.isEmpty()) {
            System.err.println(warning);
        }
    }

    /**
     * Prints which options of the job are misspelt, or have unknown values, and hints on how the
     * job was started.
     */
    public static void printOfOptions() {
        print(Launch.hints());
        print(Properties.misspelt());
        print(Checks.wrong());
    }

    /**
     * Prints, on the first rank of the job, that strict checks are not on for a session that is
     * opened before Init.
     */
    public static void printOfSession() {
        if (Checks.STRICT && JobState.rank() <= 0 && !JobState.isJoined()) {
            print(
                    "panmpi: strict checks begin with MPI.Init: this program opens a session"
                            + " instead, so its calls are not checked");
        }
    }
}
