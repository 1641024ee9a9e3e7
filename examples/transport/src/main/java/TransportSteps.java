import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Random;
import mpi.MPI;

/**
 * A program that communicates like a simulation of traffic, by an {@link MpiTransport}, and checks
 * what arrives. In each step a process sends thousands of small messages to the processes that they
 * concern, then one long message to each process, with the number of small ones; a barrier ends the
 * step.
 */
public class TransportSteps {
    private static final int STEPS = 3;
    private static final int MESSAGES = 10_000;
    private static final int SMALL = 24;
    private static final int SUMMARY = 1000;

    private final Transport transport;
    private final int rank;
    private final int size;
    private final Random random;
    private int summaries;
    private long announced;
    private long got;
    private long[] last;
    private boolean inOrder;

    private TransportSteps(Transport transport) {
        this.transport = transport;
        rank = transport.rank();
        size = transport.size();
        random = new Random(rank);
    }

    /**
     * Runs on two ranks or more, in {@code examples/transport}: {@code mpiexec -n 4 mpijava -cp
     * target/classes TransportSteps}.
     *
     * @param args none.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        try (Transport transport = new MpiTransport(MPI.COMM_WORLD)) {
            new TransportSteps(transport).run();
        }
        MPI.Finalize();
    }

    private void run() {
        boolean isRight = true;
        for (int step = 0; step < STEPS; step++) {
            isRight &= step();
            transport.barrier();
        }
        System.out.println(
                "rank " + rank + " got what was sent in " + STEPS + " steps: " + isRight);
    }

    private boolean step() {
        summaries = 0;
        announced = 0;
        got = 0;
        last = new long[size];
        inOrder = true;
        int[] sent = new int[size];
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment small = arena.allocate(SMALL, 8);
            for (int i = 0; i < MESSAGES; i++) {
                int to = (rank + 1 + random.nextInt(size - 1)) % size;
                small.set(JAVA_LONG, 0, ++sent[to]);
                transport.send(to, small, 0, 8 + random.nextInt(SMALL - 8));
            }
            for (int to = 0; to < size; to++) {
                if (to != rank) {
                    summary(arena, to, sent[to]);
                }
            }
        }
        while (summaries < size - 1 || got < announced) {
            transport.recv(this::take);
        }
        return inOrder && got == announced;
    }

    /**
     * Sends rank {@code to} a long message that contains the number of small messages sent to that
     * rank. The length depends on both ranks, so that the receiver can check it.
     */
    private void summary(Arena arena, int to, int number) {
        long length = SUMMARY * (2L + rank + to) * Integer.BYTES;
        MemorySegment summary = arena.allocate(length, 8);
        summary.fill((byte) 1);
        summary.set(JAVA_INT, 0, number);
        transport.send(to, summary, 0, length);
    }

    private void take(int sender, MemorySegment message) {
        if (message.byteSize() < SMALL) {
            got++;
            inOrder &= message.get(JAVA_LONG, 0) == ++last[sender];
        } else {
            long wanted = SUMMARY * (2L + rank + sender) * Integer.BYTES;
            announced += message.byteSize() == wanted ? message.get(JAVA_INT, 0) : -1;
            summaries++;
        }
    }
}
