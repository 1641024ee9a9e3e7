package panmpi.bench.apps;

import mpi.Intracomm;
import mpi.MPI;

/**
 * Simulates bodies that attract each other. Each rank moves some bodies, and knows the places of
 * all.
 */
final class NBody implements App {
    private static final int STEPS = 8;
    private static final int AXES = 3;
    private static final double TIME = 1e-3;
    private static final double SOFTENING = 1e-3;

    private final Clock clock = new Clock();
    private final Intracomm comm;
    private final Team team;

    NBody(Intracomm comm) {
        this.comm = comm;
        team = new Team(comm.getRank(), comm.getSize());
    }

    @Override
    public long run(int bodies) {
        Part own = team.part(bodies);
        int[] counts = Part.counts(bodies, team.ranks(), AXES);
        int[] offsets = Part.places(counts);
        double[] places = new double[AXES * bodies];
        double[] masses = new double[bodies];
        double[] speeds = new double[AXES * own.length()];
        for (int i = 0; i < places.length; i++) {
            places[i] = Numbers.unit(i, 1);
        }
        for (int i = 0; i < bodies; i++) {
            masses[i] = Numbers.unit(i, 2) / bodies;
        }
        for (int step = 0; step < STEPS; step++) {
            for (int i = own.first(); i < own.end(); i++) {
                attract(places, masses, i, speeds, AXES * (i - own.first()));
            }
            for (int i = 0; i < speeds.length; i++) {
                places[AXES * own.first() + i] += TIME * speeds[i];
            }
            clock.enter();
            comm.allGatherv(places, counts, offsets, MPI.DOUBLE);
            clock.leave();
        }
        return checksum(places, own);
    }

    /** Adds to a body's speed the change that the pull of all other bodies causes in one step. */
    private static void attract(
            double[] places, double[] masses, int body, double[] speeds, int at) {
        double x = places[AXES * body];
        double y = places[AXES * body + 1];
        double z = places[AXES * body + 2];
        double pullX = 0;
        double pullY = 0;
        double pullZ = 0;
        for (int j = 0; j < masses.length; j++) {
            double dx = places[AXES * j] - x;
            double dy = places[AXES * j + 1] - y;
            double dz = places[AXES * j + 2] - z;
            double square = dx * dx + dy * dy + dz * dz + SOFTENING;
            double pull = masses[j] / (square * Math.sqrt(square));
            pullX += pull * dx;
            pullY += pull * dy;
            pullZ += pull * dz;
        }
        speeds[at] += TIME * pullX;
        speeds[at + 1] += TIME * pullY;
        speeds[at + 2] += TIME * pullZ;
    }

    private static long checksum(double[] places, Part own) {
        long sum = 0;
        for (int i = AXES * own.first(); i < AXES * own.end(); i++) {
            sum ^= Numbers.mix(i, places[i]);
        }
        return sum;
    }

    @Override
    public Clock clock() {
        return clock;
    }
}
