package mpi.internal.strict.simulation;

import java.util.Arrays;

/** A time in the job: for each rank, how many of its steps have happened before. Immutable. */
final class Clock {

    static final Clock START = new Clock(new int[0]);

    private final int[] steps;

    private Clock(int[] steps) {
        this.steps = steps;
    }

    /** The steps of a rank that have happened. */
    int of(int rank) {
        return rank < steps.length ? steps[rank] : 0;
    }

    /** The time after a further step of a rank. */
    Clock next(int rank) {
        int[] later = Arrays.copyOf(steps, Math.max(steps.length, rank + 1));
        later[rank]++;
        return new Clock(later);
    }

    /** The time after both. */
    Clock join(Clock other) {
        if (other == null || other == this) {
            return this;
        }
        int[] later = Arrays.copyOf(steps, Math.max(steps.length, other.steps.length));
        for (int rank = 0; rank < other.steps.length; rank++) {
            later[rank] = Math.max(later[rank], other.steps[rank]);
        }
        return new Clock(later);
    }
}
