package mpi.internal.watch;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import mpi.internal.ThreadName;

/**
 * Interval in which a thread was observed in one call of MPI.
 *
 * @param caller the thread.
 * @param call name of the function.
 * @param number number of the call among those of the thread.
 * @param since time at which it was first observed there, by {@code System.nanoTime}.
 * @param from that time as a time of day.
 */
record Stay(Caller caller, String call, long number, long since, Instant from) {

    private static final DateTimeFormatter CLOCK =
            DateTimeFormatter.ISO_LOCAL_TIME.withZone(ZoneId.systemDefault());

    static Stay begin(Caller caller, String call, long number, long now) {
        return new Stay(caller, call, number, now, Instant.now().truncatedTo(ChronoUnit.SECONDS));
    }

    boolean isOf(String itsCall, long itsNumber) {
        return number == itsNumber && call.equals(itsCall);
    }

    long seconds(long now) {
        return (now - since) / 1_000_000_000;
    }

    String describe(long now) {
        return "%s in %s for %d s, since %s"
                .formatted(ThreadName.of(caller.thread()), call, seconds(now), CLOCK.format(from));
    }
}
