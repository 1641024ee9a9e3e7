package mpi.internal.watch;

import mpi.internal.Settings;
import mpi.internal.ThreadName;

/**
 * How long a thread may stay in one call of MPI before the job is ended: for ever, unless the user
 * sets {@code -Dpanmpi.patience=SECONDS}.
 *
 * @param seconds the longest stay; 0 for no limit.
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
