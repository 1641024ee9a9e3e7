import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import mpi.Intracomm;
import mpi.MPI;

/** Rank 0 waits for an answer for a tenth of a second, and takes another value if it is late. */
public class LateAnswer {
    public static void main(String[] args) throws InterruptedException {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getRank() == 0) {
            CompletableFuture<String> answer = world.<String>irecv(1, 0).toFuture();
            CompletableFuture<String> inTime =
                    answer.copy().completeOnTimeout("no answer yet", 100, TimeUnit.MILLISECONDS);
            System.out.println(inTime.join());
            System.out.println(answer.join());
        } else {
            Thread.sleep(1000);
            world.send("here it is", 0, 0);
        }
        MPI.Finalize();
    }
}
