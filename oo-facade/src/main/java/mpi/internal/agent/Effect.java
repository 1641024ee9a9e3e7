package mpi.internal.agent;

/**
 * Access of a method of the JDK to memory that one of its arguments is.
 *
 * @param argument place of the memory among the arguments; the object itself is the first.
 * @param from the first unit.
 * @param count the number of units; null for all up to the end.
 * @param unit bytes of a unit; 0 for elements of the memory.
 * @param mode mode of {@link mpi.internal.strict.access.Touch#range}.
 */
record Effect(int argument, Amount from, Amount count, int unit, int mode) {

    /** Sources of a number. */
    enum Source {
        /** An argument. */
        ARGUMENT,
        /** The size of the memory that an argument is. */
        SIZE,
        /** The value itself. */
        CONSTANT
    }

    /**
     * A number.
     *
     * @param source where it comes from.
     * @param value place of the argument, or the number.
     */
    record Amount(Source source, long value) {}
}
