package panmpi.bench.apps;

import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * Simulates heat that spreads over a square plate. Each rank has some lines of the plate, and a
 * copy of its neighbours' lines next to them.
 */
final class Heat implements App {
    private static final int STEPS = 100;
    private static final int TAG = 8;
    private static final double SPEED = 0.2;
    private static final double HOT = 100;

    private final Clock clock = new Clock();
    private final Intracomm comm;
    private final Team team;
    private final Request[] requests = new Request[4];

    Heat(Intracomm comm) {
        this.comm = comm;
        team = new Team(comm.getRank(), comm.getSize());
    }

    @Override
    public long run(int side) {
        Part own = team.part(side);
        double[][] plate = new double[own.length() + 2][side];
        double[][] next = new double[own.length() + 2][side];
        for (int i = 1; i <= own.length(); i++) {
            for (int j = 0; j < side; j++) {
                plate[i][j] = HOT * Numbers.unit(own.first() + i - 1, j);
            }
        }
        for (int step = 0; step < STEPS; step++) {
            exchange(plate, side);
            for (int i = 1; i <= own.length(); i++) {
                spread(plate[i - 1], plate[i], plate[i + 1], next[i]);
            }
            double[][] swapped = plate;
            plate = next;
            next = swapped;
        }
        return checksum(plate, own);
    }

    /**
     * Computes the next state of a line from that line and the lines before and after it. The two
     * ends of the line keep their heat.
     */
    private static void spread(double[] above, double[] line, double[] below, double[] next) {
        int last = line.length - 1;
        double left = line[0];
        double here = line[1];
        next[0] = left;
        for (int j = 1; j < last; j++) {
            double right = line[j + 1];
            next[j] = here + SPEED * (above[j] + below[j] + left + right - 4 * here);
            left = here;
            here = right;
        }
        next[last] = here;
    }

    private void exchange(double[][] plate, int side) {
        int above = team.rank() == 0 ? MPI.PROC_NULL : team.rank() - 1;
        int below = team.rank() == team.ranks() - 1 ? MPI.PROC_NULL : team.rank() + 1;
        int last = plate.length - 2;
        clock.enter();
        requests[0] = comm.iRecv(plate[0], side, MPI.DOUBLE, above, TAG);
        requests[1] = comm.iRecv(plate[last + 1], side, MPI.DOUBLE, below, TAG);
        requests[2] = comm.iSend(plate[1], side, MPI.DOUBLE, above, TAG);
        requests[3] = comm.iSend(plate[last], side, MPI.DOUBLE, below, TAG);
        Request.waitAll(requests);
        clock.leave();
    }

    private static long checksum(double[][] plate, Part own) {
        long sum = 0;
        for (int i = 1; i <= own.length(); i++) {
            for (int j = 0; j < plate[i].length; j++) {
                long place = (long) (own.first() + i - 1) * plate[i].length + j;
                sum ^= Numbers.mix(place, plate[i][j]);
            }
        }
        return sum;
    }

    @Override
    public Clock clock() {
        return clock;
    }
}
