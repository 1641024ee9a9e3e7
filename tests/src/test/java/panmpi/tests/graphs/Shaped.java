package panmpi.tests.graphs;

import java.util.List;

/** A class of the tests that tells what its objects consist of. */
public interface Shaped {
    /** {@return everything in it, what does not travel too} */
    List<Object> state();

    /** {@return what {@link #state} of a copy must be} */
    default List<Object> kept() {
        return state();
    }
}
