package panmpi.tests.decoys;

import panmpi.tests.fuzz.Trap;

/** What decoys extend: it tells when one is made the way Java's serialization makes objects. */
abstract class Lure {
    Lure() {
        Trap.touched(getClass(), "made");
    }
}
