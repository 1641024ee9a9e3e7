package panmpi.bench.apps;

import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Conjugate gradients for Poisson's equation on a square grid, by a sparse matrix in rows. Each
 * rank has some blocks of grid lines. Dot products are summed by blocks, and these in their order,
 * so that the result is the same on any number of ranks.
 */
final class Cg implements App {
    private static final int BLOCKS = 16;
    private static final int STEPS = 60;
    private static final int TAG = 7;

    private final Clock clock = new Clock();
    private final Intracomm comm;
    private final Team team;
    private final double[] sums = new double[BLOCKS];

    Cg(Intracomm comm) {
        this.comm = comm;
        team = new Team(comm.getRank(), comm.getSize());
    }

    @Override
    public long run(int side) {
        Part blocks = team.part(BLOCKS);
        int first = Part.of(side, blocks.first(), BLOCKS).first() * side;
        int end = Part.of(side, blocks.end() - 1, BLOCKS).end() * side;
        PoissonMatrix matrix = new PoissonMatrix(side, first, end);
        double[] solution = new double[end - first];
        double[] residual = new double[end - first];
        double[] product = new double[end - first];
        // This rank's lines, with a line of each neighbour before and behind them.
        double[] direction = new double[end - first + 2 * side];
        for (int i = 0; i < residual.length; i++) {
            residual[i] = Numbers.unit(first + i, 0);
            direction[side + i] = residual[i];
        }
        double square = dot(side, residual, 0, residual);
        for (int step = 0; step < STEPS; step++) {
            exchange(side, direction);
            matrix.multiply(direction, product);
            double alpha = square / dot(side, product, side, direction);
            for (int i = 0; i < residual.length; i++) {
                solution[i] += alpha * direction[side + i];
                residual[i] -= alpha * product[i];
            }
            double next = dot(side, residual, 0, residual);
            double beta = next / square;
            square = next;
            for (int i = 0; i < residual.length; i++) {
                direction[side + i] = residual[i] + beta * direction[side + i];
            }
        }
        return checksum(first, solution);
    }

    private double dot(int side, double[] a, int offset, double[] b) {
        Part blocks = team.part(BLOCKS);
        Arrays.fill(sums, 0);
        int at = 0;
        for (int block = blocks.first(); block < blocks.end(); block++) {
            int until = at + Part.of(side, block, BLOCKS).length() * side;
            double sum = 0;
            for (; at < until; at++) {
                sum += a[at] * b[offset + at];
            }
            sums[block] = sum;
        }
        clock.enter();
        comm.allReduce(sums, BLOCKS, MPI.DOUBLE, MPI.SUM);
        clock.leave();
        double sum = 0;
        for (double part : sums) {
            sum += part;
        }
        return sum;
    }

    /** Fetches the lines of the neighbours. */
    private void exchange(int side, double[] direction) {
        int lower = team.rank() == 0 ? MPI.PROC_NULL : team.rank() - 1;
        int upper = team.rank() == team.ranks() - 1 ? MPI.PROC_NULL : team.rank() + 1;
        double[] sent = new double[side];
        double[] received = new double[side];
        int last = direction.length - side;
        System.arraycopy(direction, side, sent, 0, side);
        clock.enter();
        comm.sendRecv(sent, side, MPI.DOUBLE, lower, TAG, received, side, MPI.DOUBLE, upper, TAG);
        clock.leave();
        System.arraycopy(received, 0, direction, last, side);
        Arrays.fill(received, 0);
        System.arraycopy(direction, last - side, sent, 0, side);
        clock.enter();
        comm.sendRecv(sent, side, MPI.DOUBLE, upper, TAG, received, side, MPI.DOUBLE, lower, TAG);
        clock.leave();
        System.arraycopy(received, 0, direction, 0, side);
    }

    private static long checksum(int first, double[] solution) {
        long sum = 0;
        for (int i = 0; i < solution.length; i++) {
            sum ^= Numbers.mix(first + i, solution[i]);
        }
        return sum;
    }

    @Override
    public Clock clock() {
        return clock;
    }
}
