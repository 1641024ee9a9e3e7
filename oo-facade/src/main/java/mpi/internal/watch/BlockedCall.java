package mpi.internal.watch;

import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import mpi.internal.ThreadName;

/**
 * Record of an MPI call in which a thread was seen at one sample or at several successive samples.
 *
 * @param caller the thread.
 * @param call name of the function.
 * @param number number of the call among the thread's calls.
 * @param since time of the first of the samples, by {@code System.nanoTime}.
 * @param from time of the first of the samples, as an instant.
 * @param place line of the program that made the call; empty until the call has lasted 2 s.
 */
record BlockedCall(
        Caller caller, String call, long number, long since, Instant from, String place) {

    /**
     * Seconds after which the line of the program is looked up. It is not looked up for shorter
     * calls, since reading a stack costs more than the rest of a sample.
     */
    private static final int SECONDS_TO_PLACE = 2;

    static BlockedCall begin(Caller caller, String call, long number, long now) {
        Instant from = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        return new BlockedCall(caller, call, number, now, from, "");
    }

    /**
     * Returns the record of this call for a later sample; looks up the line of the program if the
     * call has lasted 2 s.
     */
    BlockedCall continued(long now) {
        if (seconds(now) < SECONDS_TO_PLACE || !place.isEmpty()) {
            return this;
        }
        String line = ProgramLine.of(caller.thread());
        return new BlockedCall(caller, call, number, since, from, line);
    }

    boolean isOf(String itsCall, long itsNumber) {
        return number == itsNumber && call.equals(itsCall);
    }

    long seconds(long now) {
        return (now - since) / 1_000_000_000;
    }

    String describe(long now) {
        return "%s in %s for %d s, since %tT"
                .formatted(
                        ThreadName.of(caller.thread()),
                        call,
                        seconds(now),
                        from.atZone(ZoneId.systemDefault()));
    }

    String describeWithPlace(long now) {
        return place.isEmpty() ? describe(now) : describe(now) + ", " + place;
    }
}
