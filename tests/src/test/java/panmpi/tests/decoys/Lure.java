package panmpi.tests.decoys;

import panmpi.tests.fuzz.Trap;

/**
 * Base class of decoys: its constructor, which Java's serialization calls, reports that a decoy was
 * made.
 */
abstract class Lure {
    Lure() {
        Trap.touched(getClass(), "made");
    }
}
