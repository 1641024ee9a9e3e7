package mpi.internal.strict.simulation;

import java.util.Arrays;

/**
 * Immutable vector clock: for each rank, the number of its steps that are known to have happened.
 * Let event A of rank {@code r} be step {@code n} of that rank. A happened before an event B of
 * another rank if the clock of B has {@code n} or more steps of {@code r}. Two accesses are
 * concurrent if neither happened before the other.
 */
final class Clock {

    static final Clock START = new Clock(new int[0]);

    private final int[] steps;

    private Clock(int[] steps) {
        this.steps = steps;
    }

    /** Returns the number of steps of a rank that have happened at this time. */
    int of(int rank) {
        return rank < steps.length ? steps[rank] : 0;
    }

    /** Returns the time after one more step of a rank. */
    Clock next(int rank) {
        int[] later = Arrays.copyOf(steps, Math.max(steps.length, rank + 1));
        later[rank]++;
        return new Clock(later);
    }

    /**
     * Returns the time at which the steps of both clocks have happened: the maximum for each rank.
     */
    Clock join(Clock other) {
        if (other == null || includes(other)) {
            return this;
        }
        int[] later = Arrays.copyOf(steps, Math.max(steps.length, other.steps.length));
        for (int rank = 0; rank < other.steps.length; rank++) {
            later[rank] = Math.max(later[rank], other.steps[rank]);
        }
        return new Clock(later);
    }

    /**
     * Returns true if all steps that have happened at the time {@code other} have happened at this
     * time.
     */
    private boolean includes(Clock other) {
        for (int rank = 0; rank < other.steps.length; rank++) {
            if (of(rank) < other.steps[rank]) {
                return false;
            }
        }
        return true;
    }
}
