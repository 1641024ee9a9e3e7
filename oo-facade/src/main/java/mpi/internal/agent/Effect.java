package mpi.internal.agent;

/**
 * Access of a JDK method to an array, segment or buffer among its arguments. Code that the agent
 * adds before each call of the method reports the access to the strict checks. Positions and
 * lengths are counted in units of {@code unit} bytes.
 *
 * @param argument index of the argument that is accessed, from 0; the object on which an instance
 *     method is called counts as the first argument.
 * @param from index of the first unit that is accessed.
 * @param count number of units; the constant -1 stands for all units up to the end.
 * @param unit bytes of a unit; 0 if a unit is one element of the array or buffer.
 * @param mode sum of constants of {@link mpi.internal.strict.access.Touch}, which say whether the
 *     access reads or writes, and whether {@code count} is a number of units or the index of the
 *     end.
 */
record Effect(int argument, Amount from, Amount count, int unit, int mode) {

    /** Sources from which the number in an {@link Amount} is taken at a call. */
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
     * @param value index of the argument that gives the number, or the constant itself.
     */
    record Amount(Source source, long value) {}
}
