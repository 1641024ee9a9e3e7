package panmpi.tests.faults;

/**
 * A signal that one process of a job gets from outside, once the ranks are ready for it.
 *
 * @param signal name of the signal, such as {@code KILL}; empty for none.
 * @param target process that gets it.
 */
record Strike(String signal, Target target) {
    static final Strike NONE = new Strike("", Target.LAST_RANK);

    /** The process that gets the signal. */
    enum Target {
        /** The rank with the highest number. */
        LAST_RANK,
        /** The command that the user typed. */
        MPIEXEC,
        /**
         * The parent process of the ranks: a process that the launcher has started, or the
         * launcher.
         */
        PARENT_OF_RANKS
    }

    static Strike rank(String signal) {
        return new Strike(signal, Target.LAST_RANK);
    }

    static Strike mpiexec(String signal) {
        return new Strike(signal, Target.MPIEXEC);
    }

    static Strike parent(String signal) {
        return new Strike(signal, Target.PARENT_OF_RANKS);
    }

    boolean isNone() {
        return signal.isEmpty();
    }
}
