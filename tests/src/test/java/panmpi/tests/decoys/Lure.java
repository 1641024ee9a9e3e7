package panmpi.tests.decoys;

import panmpi.tests.fuzz.Trap;

/** The base of decoys: it reports when Java's serialization makes one. */
abstract class Lure {
    Lure() {
        Trap.touched(getClass(), "made");
    }
}
