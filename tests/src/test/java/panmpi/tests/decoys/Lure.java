package panmpi.tests.decoys;

import panmpi.tests.fuzz.Trap;

/** Base of decoys, which reports when Java's serialization makes an object of one. */
abstract class Lure {
    Lure() {
        Trap.touched(getClass(), "made");
    }
}
