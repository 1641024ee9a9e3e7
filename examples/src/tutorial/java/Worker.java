import java.util.List;
import mpi.Intercomm;
import mpi.MPI;

/** A process that Boss starts. */
public class Worker {
    public static void main(String[] args) {
        MPI.Init(args);
        // --8<-- [start:parent]
        Intercomm boss = Intercomm.getParent();
        if (boss.isNull()) {
            System.out.println("start Boss: it starts me");
        } else {
            List<Object> task = boss.recv(0, 0);
            int size = MPI.COMM_WORLD.getSize();
            boss.send("done " + task + ", one of " + size, 0, 0);
            boss.disconnect();
        }
        // --8<-- [end:parent]
        MPI.Finalize();
    }
}
