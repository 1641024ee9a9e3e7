package panmpi.tests.graphs;

import java.util.List;

/**
 * Interface of classes in random graphs whose objects list their contents, so that tests can
 * compare a copy with its original.
 */
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
