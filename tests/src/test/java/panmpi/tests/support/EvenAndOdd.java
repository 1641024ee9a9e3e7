package panmpi.tests.support;

import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Intercomm;

/** Splits the ranks of the world into two groups: even and odd ranks. */
public final class EvenAndOdd {
    /** Number of ranks of this rank's group. */
    public static final int MINE = (SIZE + 1 - RANK % 2) / 2;

    /** Number of ranks of the other group. */
    public static final int THEIRS = SIZE - MINE;

    private EvenAndOdd() {}

    /** {@return an intercommunicator of the two groups; it needs two ranks or more} */
    public static Intercomm between() {
        try (var half = WORLD.Split(RANK % 2, RANK)) {
            return WORLD.Create_intercomm(half, 0, 1 - RANK % 2, 12);
        }
    }
}
