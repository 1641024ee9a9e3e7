import java.util.concurrent.CompletableFuture;
import mpi.Intracomm;
import mpi.MPI;

/** Each rank averages its temperature with those of its neighbours in a ring. */
public class Neighbours {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        int left = (rank + size - 1) % size;
        int right = (rank + 1) % size;
        double mine = 3 * rank * rank;

        CompletableFuture<Double> fromLeft = world.<Double>irecv(left, 0).toFuture();
        CompletableFuture<Double> fromRight = world.<Double>irecv(right, 1).toFuture();
        CompletableFuture<Double> mean =
                fromLeft.thenCombine(fromRight, (a, b) -> (a + mine + b) / 3);
        world.send(mine, right, 0);
        world.send(mine, left, 1);
        System.out.println("rank " + rank + ": " + mean.join());
        MPI.Finalize();
    }
}
