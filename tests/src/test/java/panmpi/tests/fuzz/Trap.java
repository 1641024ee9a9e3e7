package panmpi.tests.fuzz;

import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * Records which decoys were initialized or used. A decoy is a class of {@code panmpi.tests.decoys}:
 * the filter rejects these classes, so a codec must touch none of them.
 */
public final class Trap {
    private static final Set<String> TOUCHED = new ConcurrentSkipListSet<>();

    private static volatile boolean isSet;

    private Trap() {}

    /** Called by a decoy from every method. */
    public static void touched(Class<?> decoy, String how) {
        if (isSet) {
            TOUCHED.add(decoy.getName() + " was " + how);
        }
    }

    /** Begins to record the classes that are touched. */
    static void set() {
        TOUCHED.clear();
        isSet = true;
    }

    /** {@return a text for each decoy that was touched: its class, and how} Ends the recording. */
    static Set<String> emptied() {
        isSet = false;
        return TOUCHED;
    }
}
