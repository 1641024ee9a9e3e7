package mpi.internal.watch;

import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import mpi.internal.ThreadName;

/**
 * A call of MPI in which a thread was seen, at one sample or at several.
 *
 * @param caller the thread.
 * @param call name of the function.
 * @param number number of the call among those of the thread.
 * @param since time at which it was first observed there, by {@code System.nanoTime}.
 * @param from that time as a time of day.
 * @param place line of the program that made the call; empty until the stay is a long one.
 */
record BlockedCall(
        Caller caller, String call, long number, long since, Instant from, String place) {

    /**
     * Age from which a call has its line of the program: reading a stack costs more than the rest
     * of a sample.
     */
    private static final int SECONDS_TO_PLACE = 2;

    static BlockedCall begin(Caller caller, String call, long number, long now) {
        Instant from = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        return new BlockedCall(caller, call, number, now, from, "");
    }

    /**
     * Returns the call as seen by a later sample, which adds the line of the program to a long
     * call.
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
