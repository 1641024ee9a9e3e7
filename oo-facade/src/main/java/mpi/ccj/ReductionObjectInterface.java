package mpi.ccj;

import java.io.Serializable;

/**
 * A function object that combines two objects in a reduction; associative and commutative. {@link
 * Reduction} has those for numbers.
 */
@FunctionalInterface
public interface ReductionObjectInterface {

    /**
     * Combines two objects; should change neither, since they may be a member's own.
     *
     * @param o1 what the members of lower ranks came to.
     * @param o2 what the members of higher ranks came to.
     * @return the combination.
     */
    Serializable reduce(Serializable o1, Serializable o2);
}
