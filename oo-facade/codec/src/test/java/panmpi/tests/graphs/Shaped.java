package panmpi.tests.graphs;

import java.util.List;

/** Class of tests whose objects list their contents, to compare a copy with its original. */
public interface Shaped {
    /** {@return all contents of the object, including those that are not serialized} */
    List<Object> state();

    /**
     * Returns the contents that a copy must have.
     *
     * @param fidelity required likeness.
     * @return {@link #state}, with other objects in place of those that are not serialized.
     */
    default List<Object> kept(Fidelity fidelity) {
        return state();
    }
}
