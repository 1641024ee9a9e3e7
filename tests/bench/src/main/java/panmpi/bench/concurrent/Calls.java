package panmpi.bench.concurrent;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Locale;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * Measures on two ranks how much longer three features take than the plain calls that they replace:
 * a future instead of Wait, a reproducible sum instead of Allreduce, and a message of records
 * instead of a message from a segment.
 */
public final class Calls {
    private static final int TURNS = 200;
    private static final int RECORDS = 1000;

    private final Intracomm world = MPI.COMM_WORLD;
    private final int peer = 1 - world.Rank();
    private final int[] out = new int[1];
    private final int[] in = new int[1];

    /** Record that MPI sends as a struct of 24 bytes. */
    private record Particle(double x, double y, int cell) {}

    private Calls() {}

    /**
     * Measures calls between two ranks, and prints the results on rank 0.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        Calls calls = new Calls();
        double future = calls.futures();
        double one = calls.sums(1);
        double many = calls.sums(10_000);
        double records = calls.records();
        if (MPI.COMM_WORLD.Rank() == 0) {
            System.out.printf(
                    Locale.ROOT, "calls: %.2f %.2f %.2f %.2f%n", future, one, many, records);
        }
        MPI.Finalize();
    }

    /**
     * {@return the microseconds by which a message with a future takes longer than one with Wait}
     */
    private double futures() {
        double[] nanos = Median.of(TURNS, this::byWait, this::byFuture);
        return (nanos[1] - nanos[0]) / 1000;
    }

    private void byWait() {
        Request coming = world.Irecv(in, 0, 1, MPI.INT, peer, 1);
        Request going = world.Isend(out, 0, 1, MPI.INT, peer, 1);
        going.Wait();
        coming.Wait();
    }

    private void byFuture() {
        var coming = world.Irecv(in, 0, 1, MPI.INT, peer, 1).toFuture();
        Request going = world.Isend(out, 0, 1, MPI.INT, peer, 1);
        going.Wait();
        coming.join();
    }

    /** {@return the time of a reproducible sum of arrays, divided by the time of Allreduce} */
    private double sums(int elements) {
        double[] mine = new double[elements];
        double[] all = new double[elements];
        for (int i = 0; i < elements; i++) {
            mine[i] = Math.sin(i + world.Rank());
        }
        double[] nanos =
                Median.of(
                        Math.max(1, 1000 / elements),
                        () -> world.Allreduce(mine, 0, all, 0, elements, MPI.DOUBLE, MPI.SUM),
                        () -> world.allReduceReproducible(mine));
        return nanos[1] / nanos[0];
    }

    /**
     * {@return the time of a message of records, divided by the time of a message from a segment
     * that holds the same structs}
     */
    private double records() {
        try (Arena arena = Arena.ofConfined();
                Datatype type = Datatype.Of(Particle.class)) {
            MemorySegment sent = arena.allocate(24L * RECORDS, 8);
            MemorySegment received = arena.allocate(24L * RECORDS, 8);
            Particle[] from = new Particle[RECORDS];
            Particle[] to = new Particle[RECORDS];
            for (int i = 0; i < RECORDS; i++) {
                from[i] = new Particle(i, -i, i);
            }
            double[] nanos =
                    Median.of(
                            20,
                            () ->
                                    world.Sendrecv(
                                            sent, RECORDS, type, peer, 1, received, RECORDS, type,
                                            peer, 1),
                            () ->
                                    world.Sendrecv(
                                            from, 0, RECORDS, type, peer, 1, to, 0, RECORDS, type,
                                            peer, 1));
            return nanos[1] / nanos[0];
        }
    }
}
