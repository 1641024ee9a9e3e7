package mpi;

/** Grid of a Cartesian communicator, and the coordinates of this process. */
public final class CartParms {

    /** The number of processes in each dimension. */
    public final int[] dims;

    /** True for each dimension that is periodic. */
    public final boolean[] periods;

    /** The coordinates of this process. */
    public final int[] coords;

    CartParms(int[] dims, boolean[] periods, int[] coords) {
        this.dims = dims;
        this.periods = periods;
        this.coords = coords;
    }
}
