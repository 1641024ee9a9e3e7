package mpi.internal.trace;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/**
 * When calls happened, on a clock that all processes of a machine share: traces of several ranks
 * are laid side by side.
 */
public final class TraceClock {

    private static final long NANOS = 1_000_000_000L;

    private final Instant then = Instant.now();
    private final long thenNanos = System.nanoTime();
    private final Instant year =
            OffsetDateTime.ofInstant(then, ZoneOffset.UTC)
                    .truncatedTo(ChronoUnit.DAYS)
                    .withDayOfYear(1)
                    .toInstant();

    /** The time of day and date of a moment. */
    public Instant at(long nanoTime) {
        return then.plusNanos(nanoTime - thenNanos);
    }

    /** Since the year began, in UTC: viewers read times as double, and these fit into one. */
    public long nanosOfYear(long nanoTime) {
        Instant moment = at(nanoTime);
        return (moment.getEpochSecond() - year.getEpochSecond()) * NANOS + moment.getNano();
    }
}
