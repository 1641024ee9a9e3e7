package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import mpi.internal.strict.wire.Use;

/** Accesses to the memory of ranks in a window that another rank may not have waited for. */
final class Touches {

    private static final int MOST = 1 << 10;

    private final Findings findings;
    private final Deque<Touched> recent = new ArrayDeque<>();

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
            return rank() != other.call().rank()
                    && step.target() == other.target()
                    && step.use().conflicts(other.use())
                    && Use.overlap(step.ranges(), other.ranges());
        }
    }

    Touches(Findings findings) {
        this.findings = findings;
    }

    /** Adds an access, and looks for others at the same time that it must not meet. */
    void add(Step.Touch step, Clock time) {
        for (Touched other : recent) {
            if (other.conflicts(step) && !other.isBefore(time)) {
                findings.conflict(other.step.call(), step.call(), step.target());
                break;
            }
        }
        recent.addLast(new Touched(step));
        if (recent.size() > MOST) {
            recent.removeFirst();
        }
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
