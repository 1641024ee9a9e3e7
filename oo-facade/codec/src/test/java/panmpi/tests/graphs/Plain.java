package panmpi.tests.graphs;

/** Enum, some of whose constants have a class body of their own. */
public enum Plain {
    /** Constant whose class is the enum. */
    RED,
    /** Constant with its own class. */
    GREEN {
        @Override
        int weight() {
            return 2;
        }
    },
    /** Constant with another class of its own. */
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
