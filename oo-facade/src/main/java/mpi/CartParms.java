package mpi;

import mpi.internal.call.ResultTexts;

/**
 * Grid of a Cartesian communicator, and the coordinates of this process; returned by {@link
 * Cartcomm#Get}.
 */
public final class CartParms {

    /** The number of processes in each dimension. */
    public final int[] dims;

    /** For each dimension, true if it is periodic: its last process is a neighbour of its first. */
    public final boolean[] periods;

    /** The coordinates of this process. */
    public final int[] coords;

    CartParms(int[] dims, boolean[] periods, int[] coords) {
        this.dims = dims;
        this.periods = periods;
        this.coords = coords;
    }

    /**
     * Returns the number of dimensions; local.
     *
     * @return the number of dimensions of the grid.
     */
    public int getDimCount() {
        return dims.length;
    }

    /**
     * Returns the size of a dimension; local.
     *
     * @param i dimension, from 0.
     * @return the number of processes in this dimension.
     */
    public int getDim(int i) {
        return dims[i];
    }

    /**
     * Tests if a dimension is periodic; local.
     *
     * @param i dimension, from 0.
     * @return true if its last process is a neighbour of its first process.
     */
    public boolean getPeriod(int i) {
        return periods[i];
    }

    /**
     * Returns a coordinate of this process; local.
     *
     * @param i dimension, from 0.
     * @return the coordinate.
     */
    public int getCoord(int i) {
        return coords[i];
    }

    /** Returns the three arrays as text, each after its name. */
    @Override
    public String toString() {
        return ResultTexts.of(CartParms.class, "dims", dims, "periods", periods, "coords", coords);
    }
}
