import java.util.List;
import mpi.Intercomm;
import mpi.MPI;

/** A job that starts more processes while it runs. */
public class Boss {
    private static final int WORKERS = 2;

    public static void main(String[] args) {
        MPI.Init(args);
        // --8<-- [start:spawn]
        String mpijava = ProcessHandle.current().info().command().orElseThrow();
        String[] command = {"-cp", System.getProperty("java.class.path"), "Worker"};
        Intercomm workers = MPI.COMM_WORLD.spawn(mpijava, command, WORKERS, null, 0);
        // --8<-- [end:spawn]

        if (MPI.COMM_WORLD.getRank() == 0) {
            for (int worker = 0; worker < WORKERS; worker++) {
                workers.send(List.of("task", worker), worker, 0);
            }
            for (int worker = 0; worker < WORKERS; worker++) {
                String answer = workers.recv(worker, 0);
                System.out.println("worker " + worker + " answers: " + answer);
            }
        }
        workers.disconnect();
        MPI.Finalize();
    }
}
