package panmpi.tests.graphs;

import java.util.List;

/** A class of the tests that tells what its objects consist of. */
public interface Shaped {
    /** {@return everything in it, what does not travel too} */
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
