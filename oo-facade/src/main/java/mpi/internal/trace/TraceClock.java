package mpi.internal.trace;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/**
 * Converts times of {@link System#nanoTime} to the system clock, which all processes of a host
 * share, so that traces of several ranks align.
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

    /** Converts {@link System#nanoTime} to an instant. */
    public Instant at(long nanoTime) {
        return then.plusNanos(nanoTime - thenNanos);
    }

    /**
     * Returns nanoseconds since the start of the year in UTC. Viewers store times as double, which
     * cannot represent nanoseconds since 1970 exactly enough.
     */
    public long nanosOfYear(long nanoTime) {
        Instant moment = at(nanoTime);
        return (moment.getEpochSecond() - year.getEpochSecond()) * NANOS + moment.getNano();
    }
}
