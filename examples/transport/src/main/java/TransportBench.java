import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import mpi.MPI;
import org.HdrHistogram.Histogram;

/**
 * Measures a {@link Transport}; this program runs in each of the processes. A message goes around
 * all processes, and process 0 records the time of each round, divided by the number of hops. For
 * each length it prints {@code NAME PROCESSES BYTES P50 P99 P99.9 MAX}, in microseconds.
 */
public class TransportBench {
    private static final int[] LENGTHS = {16, 256, 4096, 65_536, 1 << 20};
    private static final int MOST_ROUNDS = 100_000;
    private static final int LEAST_ROUNDS = 20;

    /**
     * Number of measurements at the beginning whose results are dropped, since the JVM is still
     * compiling the code.
     */
    private static final int WARM_UPS = 3;

    private final Transport transport;
    private final String name;
    private final int next;
    private final double seconds;

    private TransportBench(Transport transport, String name, double seconds) {
        this.transport = transport;
        this.name = name;
        this.seconds = seconds;
        next = (transport.rank() + 1) % transport.size();
    }

    /**
     * Runs as one of the processes; {@code make bench-transport} starts them. With MPI, in {@code
     * examples/transport}: {@code mpiexec -n 2 mpijava -cp
     * target/classes:target/lib/HdrHistogram.jar TransportBench mpi 0.1}.
     *
     * @param args name of the transport, and seconds for each length. For transports other than
     *     MPI, these are followed by the rank, the number of processes, a port and a folder.
     */
    public static void main(String[] args) {
        String name = args[0];
        double seconds = Double.parseDouble(args[1]);
        if (name.equals("mpi")) {
            MPI.Init(args);
        }
        try (Transport transport = make(name, args)) {
            new TransportBench(transport, name, seconds).run();
        }
        if (name.equals("mpi")) {
            MPI.Finalize();
        }
    }

    private static Transport make(String name, String[] args) {
        if (name.equals("mpi")) {
            return new MpiTransport(MPI.COMM_WORLD);
        }
        int rank = Integer.parseInt(args[2]);
        int size = Integer.parseInt(args[3]);
        int port = Integer.parseInt(args[4]);
        return switch (name) {
            case "aeron-ipc" -> new AeronTransport(rank, size, args[5], port, false);
            case "aeron-udp" -> new AeronTransport(rank, size, args[5], port, true);
            case "hazelcast" -> new HazelcastTransport(rank, size, port);
            case "jeromq" -> new JeroMqTransport(rank, size, port);
            default -> throw new IllegalArgumentException("no transport is called " + name);
        };
    }

    private void run() {
        try (Arena arena = Arena.ofShared()) {
            MemorySegment message = arena.allocate(LENGTHS[LENGTHS.length - 1], 64);
            for (int i = 0; i < WARM_UPS; i++) {
                measure(message, LENGTHS[0], rounds(message, LENGTHS[0]), false);
            }
            for (int length : LENGTHS) {
                measure(message, length, rounds(message, length), false);
                measure(message, length, rounds(message, length), true);
            }
            // A message of the barrier may arrive before the last message of the round. Both have
            // one byte, so that it does not matter which of them a process receives first.
            round(message, 1);
            transport.barrier();
        }
    }

    /**
     * Returns the number of rounds that fit in the time for one length. Process 0 computes the
     * number from the time of some rounds, and sends it around.
     */
    private int rounds(MemorySegment message, int length) {
        long begin = System.nanoTime();
        for (int i = 0; i < LEAST_ROUNDS; i++) {
            round(message, length);
        }
        double each = (System.nanoTime() - begin) / 1e9 / LEAST_ROUNDS;
        int[] rounds = {(int) Math.clamp(seconds / each, LEAST_ROUNDS, MOST_ROUNDS)};
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment number = arena.allocate(4, 4);
            if (transport.rank() != 0) {
                receive(rounds);
            }
            number.set(JAVA_INT, 0, rounds[0]);
            transport.send(next, number, 0, 4);
            if (transport.rank() == 0) {
                receive(rounds);
            }
        }
        return rounds[0];
    }

    private void receive(int[] number) {
        transport.recv((_, got) -> number[0] = got.get(JAVA_INT_UNALIGNED, 0));
    }

    private void measure(MemorySegment message, int length, int rounds, boolean isReported) {
        Histogram times = new Histogram(TimeUnit.MINUTES.toNanos(1), 3);
        for (int i = 0; i < rounds; i++) {
            long begin = System.nanoTime();
            round(message, length);
            times.recordValue((System.nanoTime() - begin) / transport.size());
        }
        if (isReported && transport.rank() == 0) {
            System.out.printf(
                    Locale.ROOT,
                    "%s %d %d %.2f %.2f %.2f %.2f%n",
                    name,
                    transport.size(),
                    length,
                    times.getValueAtPercentile(50) / 1e3,
                    times.getValueAtPercentile(99) / 1e3,
                    times.getValueAtPercentile(99.9) / 1e3,
                    times.getMaxValue() / 1e3);
        }
    }

    /** Sends the message once around all processes. */
    private void round(MemorySegment message, int length) {
        if (transport.rank() == 0) {
            transport.send(next, message, 0, length);
        }
        transport.recv((_, got) -> mustBe(length, got.byteSize()));
        if (transport.rank() != 0) {
            transport.send(next, message, 0, length);
        }
    }

    private static void mustBe(long wanted, long got) {
        if (wanted != got) {
            throw new IllegalStateException(got + " bytes came, not " + wanted);
        }
    }
}
