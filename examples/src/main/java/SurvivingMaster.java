import java.io.IOException;
import java.util.BitSet;
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
 * kept the tasks that were not answered, and hands them out once more. In some jobs {@code
 * Finalize} waits for the dead rank, but not after {@code --mca async_mpi_finalize 1}.
 */
public class SurvivingMaster {
    private static final int TASKS = 20;
    private static final int TASK = 1;
    private static final int END = 2;

    private final BitSet unanswered = new BitSet();
    private Intracomm comm = MPI.COMM_WORLD;
    private long sum;

    /** Runs on two ranks or more: {@code mpiexec --with-ft ulfm -n 4 mpijava SurvivingMaster}. */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int born = MPI.COMM_WORLD.getSize();
        if (born < 2) {
            throw new IllegalStateException("at least one worker: mpiexec -n 2 ...");
        }
        boolean isTolerant = System.getenv("OMPI_MCA_mpi_ft_enable") != null;
        SurvivingMaster program = new SurvivingMaster();
        program.unanswered.set(0, TASKS);
        program.run(isTolerant && born > 2 && rank == born - 1);
        if (rank == 0) {
            long expected = (TASKS - 1L) * TASKS * (2L * TASKS - 1) / 6;
            String why = isTolerant ? "" : ": no fault tolerance here";
            System.out.printf("%d of %d ranks at the end%s%n", program.comm.getSize(), born, why);
            System.out.println(TASKS + " tasks done, sum right: " + (program.sum == expected));
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
     * Runs on rank 0: sends each worker a task, and a further task after each answer. Ends all
     * workers when all tasks are answered.
     */
    private void lead() {
        int task = unanswered.nextSetBit(0);
        for (int worker = 1; worker < comm.getSize() && task >= 0; worker++) {
            comm.send(new int[] {task}, 1, MPI.INT, worker, TASK);
            task = unanswered.nextSetBit(task + 1);
        }
        long[] answer = new long[2];
        while (!unanswered.isEmpty()) {
            Status status = comm.recv(answer, 2, MPI.LONG, MPI.ANY_SOURCE, 0);
            unanswered.clear((int) answer[0]);
            sum += answer[1];
            if (task >= 0) {
                comm.send(new int[] {task}, 1, MPI.INT, status.getSource(), TASK);
                task = unanswered.nextSetBit(task + 1);
            }
        }
        for (int worker = 1; worker < comm.getSize(); worker++) {
            comm.send(new int[1], 1, MPI.INT, worker, END);
        }
    }

    /**
     * Runs on all ranks but rank 0: answers each task, which is a number, with the square of that
     * number. If {@code isDying} is true, kills its own process at the first task.
     */
    private void work(boolean isDying) throws IOException {
        int[] task = new int[1];
        while (comm.recv(task, 1, MPI.INT, 0, MPI.ANY_TAG).getTag() == TASK) {
            if (isDying) { // as when a machine fails: no handler, no farewell
                String self = Long.toString(ProcessHandle.current().pid());
                new ProcessBuilder("sh", "-c", "kill -9 " + self).start().onExit().join();
            }
            comm.send(new long[] {task[0], (long) task[0] * task[0]}, 2, MPI.LONG, 0, 0);
        }
    }
}
