import java.io.Serializable;
import mpi.MPI;

/** An object that cannot travel: one of its fields is a thread. */
public class NotSerializable {
    record Job(String name, Thread worker) implements Serializable {}

    public static void main(String[] args) {
        MPI.Init(args);
        if (MPI.COMM_WORLD.getRank() == 0) {
            MPI.COMM_WORLD.send(new Job("sort", Thread.currentThread()), 1, 0);
        } else {
            Job job = MPI.COMM_WORLD.recv(0, 0);
            System.out.println(job.name());
        }
        MPI.Finalize();
    }
}
