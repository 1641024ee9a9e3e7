package panmpi.tests.graphs;

/**
 * Superclass that is not serializable: its state does not travel, and its constructor makes it
 * anew.
 */
public class Ancestor {
    static final int FRESH = 42;

    int inherited;

    Ancestor() {
        inherited = FRESH;
    }
}
