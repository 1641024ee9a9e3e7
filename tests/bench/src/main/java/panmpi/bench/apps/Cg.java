package panmpi.bench.apps;

import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Solves Poisson's equation on a square grid by conjugate gradients, with a sparse matrix. Each
 * rank has some blocks of grid lines. A dot product is summed within each block first, and the sums
 * of the blocks are then added in the order of blocks, so that the result is the same on any number
 * of ranks.
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
        double[] residual = new double[end - first];
        for (int i = 0; i < residual.length; i++) {
            residual[i] = Numbers.unit(first + i, 0);
        }
        return checksum(first, solve(side, new PoissonMatrix(side, first, end), residual));
    }

    /**
     * Returns the solution of the equations. {@code residual} must hold the right-hand side, which
     * the method overwrites: at the end the array holds the remaining error.
     */
    private double[] solve(int side, PoissonMatrix matrix, double[] residual) {
        int count = residual.length;
        double[] solution = new double[count];
        double[] product = new double[count];
        // This rank's lines, preceded by the last line of the rank before and followed by the first
        // line of the rank after it.
        double[] direction = new double[count + 2 * side];
        System.arraycopy(residual, 0, direction, side, count);
        double square = dot(side, residual, 0, residual);
        for (int step = 0; step < STEPS; step++) {
            exchange(side, direction);
            matrix.multiply(direction, product);
            double alpha = square / dot(side, product, side, direction);
            advance(solution, residual, alpha, direction, side, product);
            double next = dot(side, residual, 0, residual);
            turn(direction, side, next / square, residual);
            square = next;
        }
        return solution;
    }

    private static void advance(
            double[] solution,
            double[] residual,
            double alpha,
            double[] direction,
            int side,
            double[] product) {
        for (int i = 0; i < solution.length; i++) {
            solution[i] += alpha * direction[side + i];
            residual[i] -= alpha * product[i];
        }
    }

    private static void turn(double[] direction, int side, double beta, double[] residual) {
        for (int i = 0; i < residual.length; i++) {
            direction[side + i] = residual[i] + beta * direction[side + i];
        }
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

    /**
     * Receives the two grid lines next to this rank's lines from the neighbour ranks, and sends
     * them this rank's outermost lines.
     */
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
