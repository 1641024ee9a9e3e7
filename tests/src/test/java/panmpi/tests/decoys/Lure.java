package panmpi.tests.decoys;

import panmpi.tests.fuzz.Trap;

/** Base class of decoys, which reports when Java's serialization makes a decoy. */
abstract class Lure {
    Lure() {
        Trap.touched(getClass(), "made");
    }
}
