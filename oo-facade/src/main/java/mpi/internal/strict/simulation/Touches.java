package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import mpi.internal.strict.wire.Use;

/** Accesses to the memory of ranks in a window that another rank may not have waited for. */
final class Touches {

    private static final int MOST = 1 << 10;

    private final Findings findings;
    private final Deque<Touched> recent = new ArrayDeque<>();

    /** Accesses by lines of the program: so many that they must not replace the others. */
    private final Deque<Touched> ofPrograms = new ArrayDeque<>();

    /** An access; its end is null until its rank has completed it. */
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
         * Calls of one rank are compared there; a line of the program is compared with them here.
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

    /** Adds an access, and looks for others at the same time that it must not meet. */
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

    /** Completes the accesses of a rank. */
    void complete(int rank, Clock time) {
        for (Touched touched : recent) {
            if (touched.rank() == rank && touched.end == null) {
                touched.end = time;
            }
        }
    }
}
