package mpi.internal.watch;

import java.util.List;
import mpi.internal.Settings;
import mpi.internal.ThreadName;

/**
 * Time limit of a single MPI call, after which the job is ended. There is no limit unless the user
 * sets {@code -Dpanmpi.patience=SECONDS}.
 *
 * @param seconds limit in seconds; 0 if there is no limit.
 */
record Patience(long seconds) {

    private static final String PROPERTY = "panmpi.patience";

    static Patience chosen() {
        return new Patience(Settings.positive(PROPERTY, "seconds"));
    }

    /** Returns the calls among {@code seen} that take longer than the time limit allows. */
    List<BlockedCall> tooLong(List<BlockedCall> seen, long now) {
        return seconds == 0
                ? List.of()
                : seen.stream().filter(call -> call.seconds(now) >= seconds).toList();
    }

    /** Makes the message for a call that exceeds the limit, which ends the job. */
    String reason(BlockedCall blockedCall, long now) {
        return "thread %s has been in %s for %d s, longer than %s=%d allows; ending the job"
                .formatted(
                        ThreadName.of(blockedCall.caller().thread()),
                        blockedCall.call(),
                        blockedCall.seconds(now),
                        PROPERTY,
                        seconds);
    }
}
