package panmpi.tests.graphs;

/** Enum, some of whose constants have a class body of their own. */
public enum Plain {
    /** Has the enum's class. */
    RED,
    /** Has a class of its own. */
    GREEN {
        @Override
        int weight() {
            return 2;
        }
    },
    /** Has another class of its own. */
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
