package panmpi.tests.programs;

import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Consumer;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Op;
import mpi.User_function;

/**
 * Program of {@code StandstillTest}: lets ranks wait in MPI for seconds while another rank or
 * thread of the job still makes progress, so that no deadlock may be reported.
 */
public final class LongWaits {
    private static final long SECONDS = 7;
    private static final Map<String, Runnable> ALL =
            Map.of(
                    "compute", LongWaits::compute,
                    "sleep", LongWaits::sleep,
                    "server", LongWaits::server,
                    "thread", LongWaits::thread,
                    "pool", LongWaits::pool,
                    "operation", LongWaits::operation);

    private static final Intracomm WORLD = MPI.COMM_WORLD;

    private static volatile long steps;

    private LongWaits() {}

    /**
     * Runs on two ranks or more.
     *
     * @param args key of {@code ALL}: what goes on while ranks wait.
     */
    public static void main(String[] args) {
        MPI.Init_thread(args, MPI.THREAD_MULTIPLE);
        ALL.get(args[0]).run();
        WORLD.Barrier();
        System.out.println("rank " + WORLD.Rank() + " is through");
        MPI.Finalize();
    }

    private static void compute() {
        if (isLast()) {
            work();
        }
    }

    private static void sleep() {
        if (isLast()) {
            try {
                Thread.sleep(SECONDS * 1000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /**
     * Lets rank 0, like a server, wait for a message of any rank, while the other ranks compute
     * before they send.
     */
    private static void server() {
        if (WORLD.Rank() == 0) {
            for (int i = 1; i < WORLD.Size(); i++) {
                WORLD.Recv(new int[1], 0, 1, MPI.INT, MPI.ANY_SOURCE, 0);
            }
        } else {
            work();
            WORLD.Send(new int[1], 0, 1, MPI.INT, 0, 0);
        }
    }

    /** Lets all main threads wait while another thread of rank 0 computes what they wait for. */
    private static void thread() {
        helped(Thread.ofPlatform()::start);
    }

    private static void pool() {
        helped(ForkJoinPool.commonPool()::execute);
    }

    private static void helped(Consumer<Runnable> helper) {
        if (WORLD.Rank() == 0) {
            helper.accept(
                    () -> {
                        work();
                        WORLD.Send(new int[1], 0, 1, MPI.INT, 1, 0);
                    });
        } else if (WORLD.Rank() == 1) {
            WORLD.Recv(new int[1], 0, 1, MPI.INT, 0, 0);
        }
    }

    /** Lets all ranks wait in Allreduce while one of them computes in its operation. */
    private static void operation() {
        int[] sum = new int[1];
        Op op = new Op(new Slow(), true);
        WORLD.Allreduce(new int[] {1}, 0, sum, 0, 1, MPI.INT, op);
        op.Free();
    }

    private static void work() {
        long end = System.nanoTime() + SECONDS * 1_000_000_000;
        while (System.nanoTime() < end) {
            steps++;
        }
    }

    private static final class Slow extends User_function {
        @Override
        public void Call(Object in, int at, Object inout, int to, int count, Datatype type) {
            work();
        }
    }

    private static boolean isLast() {
        return WORLD.Rank() == WORLD.Size() - 1;
    }
}
