package panmpi.tests.graphs;

/** An enum; some constants have a class of their own. */
public enum Plain {
    /** Of the enum's class. */
    RED,
    /** Of a class of its own. */
    GREEN {
        @Override
        int weight() {
            return 2;
        }
    },
    /** Of another one. */
    BLUE {
        @Override
        int weight() {
            return 3;
        }
    };

    int weight() {
        return 1;
    }
}
