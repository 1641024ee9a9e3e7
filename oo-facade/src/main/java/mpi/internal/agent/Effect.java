package mpi.internal.agent;

/**
 * Record of an access that a method of the JDK makes to an array, segment or buffer among its
 * arguments.
 *
 * @param argument place of the memory among the arguments; the object on which the method is called
 *     is the first.
 * @param from the first unit.
 * @param count the number of units; null for all up to the end.
 * @param unit bytes of a unit; 0 if a unit is one element of the memory.
 * @param mode mode of {@link mpi.internal.strict.access.Touch#range}.
 */
record Effect(int argument, Amount from, Amount count, int unit, int mode) {

    /** Sources of a number. */
    enum Source {
        /** The number is an argument of the call. */
        ARGUMENT,
        /** The number is the size of the array, segment or buffer that is an argument. */
        SIZE,
        /** The number is a constant. */
        CONSTANT
    }

    /**
     * Number of units, or index of a unit, in an effect.
     *
     * @param source where the number comes from.
     * @param value place of the argument that gives the number, or the constant itself.
     */
    record Amount(Source source, long value) {}
}
