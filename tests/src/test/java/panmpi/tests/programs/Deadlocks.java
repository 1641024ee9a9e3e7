package panmpi.tests.programs;

import java.util.Map;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Program of {@code StandstillTest}: makes a mistake that lets all ranks wait for each other for
 * ever.
 */
public final class Deadlocks {
    private static final Map<String, Runnable> ALL =
            Map.of(
                    "receives", Deadlocks::receives,
                    "counts", Deadlocks::counts,
                    "tag", Deadlocks::tag,
                    "objects", Deadlocks::objects,
                    "thread", Deadlocks::thread,
                    "virtual", Deadlocks::virtual);

    private Deadlocks() {}

    /**
     * Runs on two ranks or more.
     *
     * @param args name of the mistake.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        ALL.get(args[0]).run();
        MPI.Finalize();
    }

    private static void receives() {
        MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, neighbour(), 0);
    }

    /** Reduces with different counts: rank 0 has nothing to add, so it returns at once. */
    private static void counts() {
        int count = MPI.COMM_WORLD.Rank() == 0 ? 0 : 4;
        MPI.COMM_WORLD.Allreduce(new int[4], 0, new int[4], 0, count, MPI.INT, MPI.SUM);
        MPI.COMM_WORLD.Barrier();
        receives();
    }

    private static void tag() {
        Intracomm world = MPI.COMM_WORLD;
        if (world.Rank() == 0) {
            world.Send(new int[1], 0, 1, MPI.INT, 1, 1);
        } else if (world.Rank() == 1) {
            world.Recv(new int[1], 0, 1, MPI.INT, 0, 2);
        }
        world.Barrier();
    }

    private static void objects() {
        Object received = MPI.COMM_WORLD.recv(neighbour(), 0);
        System.out.println(received);
    }

    private static void thread() {
        join(Thread.ofPlatform().start(Deadlocks::receives));
    }

    private static void virtual() {
        join(Thread.ofVirtual().start(Deadlocks::receives));
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int neighbour() {
        return (MPI.COMM_WORLD.Rank() + 1) % MPI.COMM_WORLD.Size();
    }
}
