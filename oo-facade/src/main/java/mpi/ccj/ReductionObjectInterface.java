package mpi.ccj;

import java.io.Serializable;

/**
 * Function that combines two objects in a reduction; it must be associative. CCJ also asks that it
 * be commutative, which panmpi does not need: it combines the objects in the order of the ranks.
 * {@link Reduction} has such functions for numbers.
 */
@FunctionalInterface
public interface ReductionObjectInterface {

    /**
     * Combines two objects; should not change them, since one may be a member's own object.
     *
     * @param o1 result of the members of lower ranks.
     * @param o2 result of the members of higher ranks.
     * @return the combined object.
     */
    Serializable reduce(Serializable o1, Serializable o2);
}
