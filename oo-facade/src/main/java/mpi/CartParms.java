package mpi;

/** The grid of a Cartesian communicator, and where this process stands. */
public final class CartParms {

    /** The number of processes in each dimension. */
    public final int[] dims;

    /** Whether the grid goes around in each dimension. */
    public final boolean[] periods;

    /** The coordinates of this process. */
    public final int[] coords;

    CartParms(int[] dims, boolean[] periods, int[] coords) {
        this.dims = dims;
        this.periods = periods;
        this.coords = coords;
    }
}
