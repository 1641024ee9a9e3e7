package mpi.internal.watch;

import mpi.internal.Settings;
import mpi.internal.ThreadName;

/**
 * Time limit of a single MPI call, after which the job is ended: none, unless the user sets {@code
 * -Dpanmpi.patience=SECONDS}.
 *
 * @param seconds limit in seconds; 0 for none.
 */
record Patience(long seconds) {

    private static final String PROPERTY = "panmpi.patience";

    static Patience chosen() {
        return new Patience(Settings.positive(PROPERTY, "seconds"));
    }

    void judge(Stay stay, long now, JobEnd end) {
        if (seconds > 0 && stay.seconds(now) >= seconds) {
            Thread thread = stay.caller().thread();
            end.abort(
                    "thread %s has been in %s for %d s, longer than %s=%d allows; ending the job"
                            .formatted(
                                    ThreadName.of(thread),
                                    stay.call(),
                                    stay.seconds(now),
                                    PROPERTY,
                                    seconds),
                    thread);
        }
    }
}
