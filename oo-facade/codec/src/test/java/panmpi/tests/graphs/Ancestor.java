package panmpi.tests.graphs;

/**
 * Superclass that is not serializable: its field is not sent, and its constructor sets the field
 * again at the receiver.
 */
public class Ancestor {
    static final int FRESH = 42;

    int inherited;

    Ancestor() {
        inherited = FRESH;
    }
}
