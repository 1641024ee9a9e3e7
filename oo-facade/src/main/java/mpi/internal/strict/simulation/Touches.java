package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import mpi.internal.strict.wire.Use;

/**
 * Compares the accesses to a window, and finds those that overlap and that nothing orders, such as
 * two Puts of different ranks to the same bytes between two fences.
 */
final class Touches {

    private static final int MOST = 1 << 10;

    private final Findings findings;
    private final Deque<Touched> recent = new ArrayDeque<>();

    /**
     * Accesses by loads and stores of the program. They are kept apart, since there may be so many
     * loads and stores that they would push the one-sided calls out of {@link #recent}.
     */
    private final Deque<Touched> ofPrograms = new ArrayDeque<>();

    /** An access; {@code end} is the time at which its rank completed it, and null before that. */
    private static final class Touched {
        private final Step.Touch step;
        private Clock end;

        Touched(Step.Touch step) {
            this.step = step;
        }

        int rank() {
            return step.call().rank();
        }

        boolean isBefore(Clock time) {
            return end != null && time.of(rank()) >= end.of(rank());
        }

        boolean conflicts(Step.Touch other) {
            return step.target() == other.target()
                    && step.use().conflicts(other.use())
                    && !isApartFrom(other)
                    && Use.overlap(step.ranges(), other.ranges());
        }

        /**
         * Returns true if this access and {@code other} need not be compared here: each rank
         * compares its own one-sided calls with each other, and locks may keep the accesses of two
         * ranks apart. A one-sided call is compared here with the loads and stores of the same
         * rank.
         */
        private boolean isApartFrom(Step.Touch other) {
            return rank() == other.call().rank()
                    ? !step.use().isOfTheProgram() && !other.use().isOfTheProgram()
                    : step.use().isApartFrom(other.use());
        }
    }

    Touches(Findings findings) {
        this.findings = findings;
    }

    /**
     * Adds an access, and reports an earlier access that conflicts with the new one and is not
     * ordered before it.
     */
    void add(Step.Touch step, Clock time) {
        boolean isOfTheProgram = step.use().isOfTheProgram();
        if (!isConflict(recent, step, time) && !isOfTheProgram) {
            isConflict(ofPrograms, step, time);
        }
        Touched touched = new Touched(step);
        touched.end = isOfTheProgram ? time : null;
        Deque<Touched> kept = isOfTheProgram ? ofPrograms : recent;
        kept.addLast(touched);
        if (kept.size() > MOST) {
            kept.removeFirst();
        }
    }

    private boolean isConflict(Deque<Touched> others, Step.Touch step, Clock time) {
        for (Touched other : others) {
            if (other.conflicts(step) && !other.isBefore(time)) {
                findings.conflict(other.step.call(), step.call(), step.target());
                return true;
            }
        }
        return false;
    }

    /** Records that the accesses of a rank to the window were completed at a time. */
    void complete(int rank, Clock time) {
        for (Touched touched : recent) {
            if (touched.rank() == rank && touched.end == null) {
                touched.end = time;
            }
        }
    }
}
