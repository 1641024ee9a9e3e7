import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;

/**
 * A master hands out tasks, and goes on with those who are left when a worker dies. That needs an
 * MPI with fault tolerance: Open MPI 5, started with {@code --with-ft ulfm}. Elsewhere the death of
 * a rank ends the job, so nobody dies there, and the program says so.
 *
 * <p>A call that needs the dead rank throws an {@code MPIException}. Whoever gets it calls {@code
 * revoke}, after which all calls on the communicator throw, on every rank, so that nobody waits for
 * ever; then all call {@code shrink}, which makes a communicator of those who live. The master has
 * kept the tasks that were not answered, and hands them out once more.
 */
public class SurvivingMaster {
    private static final int TASK = 1;
    private static final int ANSWER = 2;
    private static final int NO_MORE = -1;

    private final long[] answers;
    private Intracomm comm = MPI.COMM_WORLD;

    private SurvivingMaster(int tasks) {
        this.answers = new long[tasks];
    }

    /**
     * Runs on two ranks or more: {@code mpiexec --with-ft ulfm -n 4 mpijava SurvivingMaster 20}.
     *
     * @param args the number of tasks; 20 without it.
     * @throws IOException if the worker that is to die cannot.
     */
    public static void main(String[] args) throws IOException {
        args = MPI.Init(args);
        int tasks = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        boolean isTolerant = System.getenv("OMPI_MCA_mpi_ft_enable") != null;
        if (rank == 0 && !isTolerant) {
            System.out.println("no fault tolerance here: all workers live");
        }
        boolean isDying = isTolerant && size > 2 && rank == size - 1;
        new SurvivingMaster(tasks).survive(isDying);
        MPI.Finalize();
    }

    /** Works until all tasks are done, on fewer ranks after each death. */
    private void survive(boolean isDying) throws IOException {
        while (true) {
            try {
                if (comm.getRank() == 0) {
                    lead();
                } else {
                    work(isDying);
                }
                return;
            } catch (MPIException failure) {
                comm.revoke();
                comm = comm.shrink();
            }
        }
    }

    /** Rank 0: gives each worker a task, a new one for each answer, and the end to all of them. */
    private void lead() {
        Deque<Integer> open = new ArrayDeque<>();
        for (int task = 0; task < answers.length; task++) {
            if (answers[task] == 0) {
                open.add(task);
            }
        }
        int[] given = new int[comm.getSize()];
        int awaited = 0;
        for (int worker = 1; worker < given.length && !open.isEmpty(); worker++) {
            given[worker] = give(worker, open.remove());
            awaited++;
        }
        long[] answer = new long[1];
        while (awaited > 0) {
            Status status = comm.recv(answer, 1, MPI.LONG, MPI.ANY_SOURCE, ANSWER);
            int worker = status.getSource();
            answers[given[worker]] = answer[0];
            if (open.isEmpty()) {
                awaited--;
            } else {
                given[worker] = give(worker, open.remove());
            }
        }
        for (int worker = 1; worker < given.length; worker++) {
            give(worker, NO_MORE);
        }
        print();
    }

    private int give(int worker, int task) {
        comm.send(new long[] {task}, 1, MPI.LONG, worker, TASK);
        return task;
    }

    /** Other ranks: a task is a number, and its answer one more than its square. */
    private void work(boolean isDying) throws IOException {
        long[] task = new long[1];
        for (int done = 0; ; done++) {
            comm.recv(task, 1, MPI.LONG, 0, TASK);
            if (task[0] == NO_MORE) {
                return;
            }
            if (isDying && done == 1) {
                die();
            }
            comm.send(new long[] {task[0] * task[0] + 1}, 1, MPI.LONG, 0, ANSWER);
        }
    }

    /** A sudden death, as when a machine fails: no handler, no farewell. */
    private static void die() throws IOException {
        new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start();
        while (true) {
            Thread.onSpinWait();
        }
    }

    private void print() {
        int born = MPI.COMM_WORLD.getSize();
        long n = answers.length;
        long expected = (n - 1) * n * (2 * n - 1) / 6 + n;
        boolean isRight = Arrays.stream(answers).sum() == expected;
        System.out.printf("%d of %d ranks at the end%n", comm.getSize(), born);
        System.out.println(n + " tasks done, sum right: " + isRight);
    }
}
