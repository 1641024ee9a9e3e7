package org.example.heat;

import mpi.Intracomm;
import mpi.MPI;

/** This rank's part of a rod; the first and the last cell are copies of the neighbours' cells. */
final class Rod {
    private final Intracomm comm;
    private double[] cells;

    Rod(Intracomm comm, double[] own) {
        this.comm = comm;
        this.cells = new double[own.length + 2];
        System.arraycopy(own, 0, cells, 1, own.length);
    }

    /**
     * Receives the neighbours' cells, then sets each own cell to the mean of itself and the two
     * cells beside it.
     */
    void step() {
        int last = cells.length - 2;
        int left = comm.Rank() == 0 ? MPI.PROC_NULL : comm.Rank() - 1;
        int right = comm.Rank() == comm.Size() - 1 ? MPI.PROC_NULL : comm.Rank() + 1;
        comm.Sendrecv(cells, 1, 1, MPI.DOUBLE, left, 0, cells, last + 1, 1, MPI.DOUBLE, right, 0);
        comm.Sendrecv(cells, last, 1, MPI.DOUBLE, right, 0, cells, 0, 1, MPI.DOUBLE, left, 0);
        double[] next = cells.clone();
        for (int i = 1; i <= last; i++) {
            next[i] = (cells[i - 1] + cells[i] + cells[i + 1]) / 3;
        }
        cells = next;
    }

    /** Returns the sum over the cells of all ranks. */
    double heat() {
        double[] heat = new double[1];
        for (int i = 1; i < cells.length - 1; i++) {
            heat[0] += cells[i];
        }
        double[] all = new double[1];
        comm.Allreduce(heat, 0, all, 0, 1, MPI.DOUBLE, MPI.SUM);
        return all[0];
    }
}
