import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
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
 * kept the tasks that were not answered, and hands them out once more. {@code Finalize} would wait
 * for the dead rank in some jobs, which {@code async_mpi_finalize} turns off.
 */
public class SurvivingMaster {
    private static final int TASK = 1;
    private static final int ANSWER = 2;
    private static final int NO_MORE = -1;

    private final Set<Integer> unanswered = new TreeSet<>();
    private Intracomm comm = MPI.COMM_WORLD;
    private long sum;

    /**
     * Runs on two ranks or more: {@code mpiexec --with-ft ulfm --mca async_mpi_finalize 1 -n 4
     * mpijava SurvivingMaster 20}.
     *
     * @param args the number of tasks; 20 without it.
     * @throws IOException if the worker that is to die cannot.
     */
    public static void main(String[] args) throws IOException {
        args = MPI.Init(args);
        int tasks = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        int rank = MPI.COMM_WORLD.getRank();
        int born = MPI.COMM_WORLD.getSize();
        if (born < 2) {
            throw new IllegalStateException("at least one worker: mpiexec -n 2 ...");
        }
        boolean isTolerant = System.getenv("OMPI_MCA_mpi_ft_enable") != null;
        if (rank == 0 && !isTolerant) {
            System.out.println("no fault tolerance here: all workers live");
        }
        SurvivingMaster program = new SurvivingMaster();
        for (int task = 0; task < tasks; task++) {
            program.unanswered.add(task);
        }
        program.run(isTolerant && born > 2 && rank == born - 1);
        if (rank == 0) {
            long expected = (tasks - 1L) * tasks * (2L * tasks - 1) / 6 + tasks;
            System.out.printf("%d of %d ranks at the end%n", program.comm.getSize(), born);
            System.out.println(tasks + " tasks done, sum right: " + (program.sum == expected));
        }
        MPI.Finalize();
    }

    /** Works until all tasks are done, on fewer ranks after each death. */
    private void run(boolean isDying) throws IOException {
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

    /**
     * Rank 0: gives each worker a task, and another for each answer; the end comes to all at once.
     */
    private void lead() {
        Deque<Integer> waiting = new ArrayDeque<>(unanswered);
        int size = comm.getSize();
        for (int worker = 1; worker < size && !waiting.isEmpty(); worker++) {
            give(worker, waiting.remove());
        }
        long[] answer = new long[2];
        while (!unanswered.isEmpty()) {
            Status status = comm.recv(answer, 2, MPI.LONG, MPI.ANY_SOURCE, ANSWER);
            unanswered.remove((int) answer[0]);
            sum += answer[1];
            if (!waiting.isEmpty()) {
                give(status.getSource(), waiting.remove());
            }
        }
        for (int worker = 1; worker < size; worker++) {
            give(worker, NO_MORE);
        }
    }

    private void give(int worker, int task) {
        comm.send(new int[] {task}, 1, MPI.INT, worker, TASK);
    }

    /** Other ranks: a task is a number, and its answer one more than its square. */
    private void work(boolean isDying) throws IOException {
        int[] task = new int[1];
        for (int done = 0; task[0] != NO_MORE; done++) {
            comm.recv(task, 1, MPI.INT, 0, TASK);
            if (task[0] != NO_MORE) {
                if (isDying && done == 1) {
                    die();
                }
                long[] answer = {task[0], (long) task[0] * task[0] + 1};
                comm.send(answer, 2, MPI.LONG, 0, ANSWER);
            }
        }
    }

    /** A sudden death, as when a machine fails: no handler, no farewell. */
    private static void die() throws IOException {
        new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start();
        while (true) {
            Thread.onSpinWait();
        }
    }
}
