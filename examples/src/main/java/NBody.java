import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Moves bodies that attract each other. Each rank moves its share of the bodies, but every body
 * feels all others. Their positions therefore travel around a ring: in each of {@code size} phases
 * a rank computes the forces of the group of bodies that is visiting, then passes it to the next
 * rank and takes a new one from the previous, by {@code sendRecvReplace}, which sends a buffer and
 * receives into the same. No rank ever needs room for more than two groups.
 *
 * <p>{@code gather} brings all positions to rank 0. It moves the same bodies once more, by the same
 * code, on {@code COMM_SELF}, a communicator of this rank alone, and compares.
 */
public class NBody {
    private static final int DEFAULT_BODIES = 240;
    private static final int STEPS = 20;
    private static final double DT = 0.01;
    private static final double SOFTENING = 0.01;

    /** Runs on every rank: {@code mpiexec -n 4 mpijava NBody 240}. */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int bodies = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_BODIES;
        if (bodies % world.getSize() != 0) {
            throw new IllegalArgumentException(bodies + " bodies on " + world.getSize() + " ranks");
        }

        double[] moved = simulate(world, bodies);
        if (world.getRank() == 0) {
            double[] alone = simulate(MPI.COMM_SELF, bodies);
            double[] gaps = new double[alone.length];
            Arrays.setAll(gaps, i -> Math.abs(moved[i] - alone[i]));
            double largest = Arrays.stream(gaps).max().orElse(0);
            System.out.printf("%d bodies, %d steps%n", bodies, STEPS);
            System.out.printf("as on a single rank, to 9 digits: %b%n", largest < 1e-9);
        }
        MPI.Finalize();
    }

    /**
     * Returns the positions of all bodies after the last step; the array is filled on rank 0 only.
     */
    private static double[] simulate(Intracomm comm, int bodies) {
        int size = comm.getSize();
        double[] mine = positions(comm.getRank() * bodies / size, bodies / size);
        double[] velocities = new double[mine.length];
        for (int step = 0; step < STEPS; step++) {
            double[] forces = new double[mine.length];
            double[] visitors = mine.clone();
            for (int phase = 0; phase < size; phase++) {
                addForces(forces, mine, visitors);
                passOn(comm, visitors);
            }
            for (int i = 0; i < mine.length; i++) {
                velocities[i] += DT * forces[i];
                mine[i] += DT * velocities[i];
            }
        }
        double[] all = new double[3 * bodies];
        comm.gather(mine, mine.length, MPI.DOUBLE, all, mine.length, MPI.DOUBLE, 0);
        return all;
    }

    private static void passOn(Intracomm comm, double[] visitors) {
        int size = comm.getSize();
        int next = (comm.getRank() + 1) % size;
        int previous = (comm.getRank() + size - 1) % size;
        comm.sendRecvReplace(visitors, visitors.length, MPI.DOUBLE, next, 0, previous, 0);
    }

    /** Returns the positions of bodies on a spiral: x, y and z of each. */
    private static double[] positions(int first, int bodies) {
        double[] positions = new double[3 * bodies];
        for (int i = 0; i < bodies; i++) {
            double angle = 0.1 * (first + i);
            positions[3 * i] = angle * Math.cos(angle);
            positions[3 * i + 1] = angle * Math.sin(angle);
            positions[3 * i + 2] = Math.sin(3 * angle);
        }
        return positions;
    }

    private static void addForces(double[] forces, double[] on, double[] of) {
        for (int i = 0; i < on.length; i += 3) {
            for (int j = 0; j < of.length; j += 3) {
                double x = of[j] - on[i];
                double y = of[j + 1] - on[i + 1];
                double z = of[j + 2] - on[i + 2];
                double square = x * x + y * y + z * z + SOFTENING;
                double force = 1 / (square * Math.sqrt(square));
                forces[i] += force * x;
                forces[i + 1] += force * y;
                forces[i + 2] += force * z;
            }
        }
    }
}
