import mpi.Comm;
import mpi.Intercomm;
import mpi.MPI;

/**
 * A job that grows: its ranks start further processes while they run. {@code spawn} starts a
 * program, here this one again, and returns an intercommunicator, which has two groups: the ranks
 * that called it, and the new processes. The new processes have a {@code COMM_WORLD} of their own,
 * and reach their parents through the result of {@code getParent}, for which {@code isNull} is true
 * in a process that nobody spawned.
 *
 * <p>In a collective call on an intercommunicator data go from one group to the other. In a
 * reduction, the root passes {@code MPI.ROOT}, the other ranks of its group pass {@code PROC_NULL}
 * and take no part, and the ranks of the other group pass the root's rank.
 */
public class SpawnWorkers {
    /**
     * Runs on one rank or more: {@code mpiexec -n 1 mpijava SpawnWorkers 3 300000}.
     *
     * @param args the number of workers, and the number of strips under the curve; 3 and 300000 by
     *     default.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        int workers = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        int strips = args.length > 1 ? Integer.parseInt(args[1]) : 300_000;
        Intercomm parents = Comm.getParent();
        if (parents.isNull()) {
            lead(workers, strips);
        } else {
            work(parents);
        }
        MPI.Finalize();
    }

    private static void lead(int workers, int strips) {
        // The workers run the same launcher, with the same class path, program and arguments.
        String launcher = ProcessHandle.current().info().command().orElseThrow();
        String classPath = System.getProperty("java.class.path");
        String[] command = {"-cp", classPath, "SpawnWorkers", "" + workers, "" + strips};
        Intercomm children = MPI.COMM_WORLD.spawn(launcher, command, workers, null, 0);

        boolean isRoot = MPI.COMM_WORLD.getRank() == 0;
        int root = isRoot ? MPI.ROOT : MPI.PROC_NULL;
        children.bcast(new int[] {strips}, 1, MPI.INT, root);
        double[] pi = new double[1];
        children.reduce(new double[1], pi, 1, MPI.DOUBLE, MPI.SUM, root);
        if (isRoot) {
            boolean isRight = Math.abs(pi[0] - Math.PI) < 1e-9;
            System.out.println(children.getRemoteSize() + " workers, pi right: " + isRight);
        }
        children.disconnect();
    }

    private static void work(Intercomm parents) {
        int[] strips = new int[1];
        parents.bcast(strips, 1, MPI.INT, 0);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        double width = 1.0 / strips[0];
        double[] part = {0};
        for (int i = rank; i < strips[0]; i += size) {
            double x = (i + 0.5) * width;
            part[0] += width * 4 / (1 + x * x);
        }
        parents.reduce(part, new double[1], 1, MPI.DOUBLE, MPI.SUM, 0);
        System.out.println("worker " + rank + " of " + size);
        parents.disconnect();
    }
}
