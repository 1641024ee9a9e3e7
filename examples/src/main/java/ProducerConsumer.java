import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Status;

/**
 * Producers make batches of unknown length at their own pace; one consumer, rank 0, takes whatever
 * is there. It asks {@code iProbe} whether a message has come, from anyone and with any tag. The
 * call returns at once: {@code null} if there is none, so that the consumer can do other work, or
 * the status of the message, which the call does not receive. The status has the sender, the tag
 * and the number of elements, so the consumer makes an array of just that length and receives it.
 */
public class ProducerConsumer {
    private static final int BATCH = 1;
    private static final int END = 2;

    /**
     * Runs on two ranks or more: {@code mpiexec -n 4 mpijava ProducerConsumer 20}.
     *
     * @param args the number of batches of each producer; 20 without it.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getSize() < 2) {
            throw new IllegalStateException("at least one producer: mpiexec -n 2 ...");
        }
        int batches = args.length > 0 ? Integer.parseInt(args[0]) : 20;
        if (world.getRank() == 0) {
            consume(world, batches);
        } else {
            produce(world, batches);
        }
        MPI.Finalize();
    }

    /** Sends batches of 1, 2, 3, ... items, each of which is the rank, then an empty message. */
    private static void produce(Intracomm world, int batches) {
        for (int length = 1; length <= batches; length++) {
            int[] batch = new int[length];
            Arrays.fill(batch, world.getRank());
            world.send(batch, length, MPI.INT, 0, BATCH);
        }
        world.send(new int[0], 0, MPI.INT, 0, END);
    }

    private static void consume(Intracomm world, int batches) {
        int producing = world.getSize() - 1;
        int[] items = new int[world.getSize()];
        long sum = 0;
        while (producing > 0) {
            Status found = world.iProbe(MPI.ANY_SOURCE, MPI.ANY_TAG);
            if (found == null) {
                Thread.onSpinWait(); // No message: a program could do other work here.
                continue;
            }
            int length = found.getCount(MPI.INT);
            int from = found.getSource();
            int[] batch = new int[length];
            // Sender and tag are named: another message may have come from elsewhere since.
            world.recv(batch, length, MPI.INT, from, found.getTag());
            items[from] += length;
            sum += Arrays.stream(batch).asLongStream().sum();
            producing -= found.getTag() == END ? 1 : 0;
        }

        int each = batches * (batches + 1) / 2;
        long expected = 0;
        for (int rank = 1; rank < items.length; rank++) {
            System.out.println("from rank " + rank + ": " + items[rank] + " items");
            expected += (long) each * rank;
        }
        System.out.println("sum " + sum + ", as expected: " + (sum == expected));
    }
}
