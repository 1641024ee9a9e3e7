package panmpi.tests.graphs;

/**
 * Has state that does not travel: it is not serializable, and a copy is made by its constructor.
 */
public class Ancestor {
    static final int FRESH = 42;

    int inherited;

    Ancestor() {
        inherited = FRESH;
    }
}
