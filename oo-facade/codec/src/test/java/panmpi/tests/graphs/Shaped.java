package panmpi.tests.graphs;

import java.util.List;

/** A class of the tests that gives the objects of which it consists, for comparisons. */
public interface Shaped {
    /** {@return everything in it, also what does not travel} */
    List<Object> state();

    /**
     * The {@link #state} that a copy must have.
     *
     * @param fidelity required likeness.
     * @return the same objects, or others where some do not travel.
     */
    default List<Object> kept(Fidelity fidelity) {
        return state();
    }
}
