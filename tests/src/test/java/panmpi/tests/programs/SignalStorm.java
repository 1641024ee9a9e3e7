package panmpi.tests.programs;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import mpi.MPI;
import mpi.c.Mpi;

/**
 * Program of {@code SignalsTest}: initializes MPI, then does in one thread all for which a JVM
 * needs its signals, while another thread exchanges messages. Each rank prints at the end what it
 * has survived.
 */
public final class SignalStorm {
    private static final long MILLIS = 500;
    private static final AtomicInteger SURVIVED = new AtomicInteger();

    private SignalStorm() {}

    /**
     * Runs on two ranks.
     *
     * @param args kind of initialisation: init, init-thread or procedural.
     */
    public static void main(String[] args) throws Exception {
        begin(args);
        var storm = new Thread(SignalStorm::storm);
        storm.start();
        exchange(storm);
        storm.join();
        say("survived " + (SURVIVED.get() > 0));
        MPI.Finalize();
    }

    private static void begin(String[] args) {
        switch (args[0]) {
            case "init" -> MPI.Init(args);
            case "init-thread" -> MPI.Init_thread(args, MPI.THREAD_FUNNELED);
            case "procedural" -> Mpi.MPI_Init(MemorySegment.NULL, MemorySegment.NULL);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static void exchange(Thread storm) {
        int peer = 1 - MPI.COMM_WORLD.Rank();
        double[] out = new double[100_000];
        double[] in = new double[100_000];
        boolean[] mine = {true};
        boolean[] any = {true};
        while (any[0]) {
            MPI.COMM_WORLD.Sendrecv(
                    out, 0, out.length, MPI.DOUBLE, peer, 1, in, 0, in.length, MPI.DOUBLE, peer, 1);
            mine[0] = storm.isAlive();
            MPI.COMM_WORLD.Allreduce(mine, 0, any, 0, 1, MPI.BOOLEAN, MPI.LOR);
        }
    }

    private static void storm() {
        try {
            // The null check and the overflow come before jcmd: if the JVM dies in them, no socket
            // file of jcmd is left.
            nullCheck(null);
            overflow();
            ask("jcmd", "Thread.print");
            ask("jstack");
            long end = System.nanoTime() + MILLIS * 1_000_000;
            while (System.nanoTime() < end) {
                nullCheck(null);
                divide(0);
                overflow();
                readTruncated();
                writeToNobody();
                System.gc();
                ManagementFactory.getThreadMXBean().dumpAllThreads(true, true);
                SURVIVED.incrementAndGet();
            }
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Accesses an array so often that the JVM compiles no explicit null check, and accesses null
     * now and then: the JVM must turn the processor's signal into an exception.
     */
    private static void nullCheck(int[] array) {
        int[] there = {1};
        int failures = 0;
        for (int i = 0; i < 20_000; i++) {
            try {
                failures += (i % 1000 == 0 ? array : there).length - 1;
            } catch (NullPointerException expected) {
                failures++;
            }
        }
        require(failures == 20);
    }

    private static void divide(int zero) {
        int failures = 0;
        for (int i = 0; i < 20_000; i++) {
            try {
                failures += 0 / (i % 1000 == 0 ? zero : 1);
            } catch (ArithmeticException expected) {
                failures++;
            }
        }
        require(failures == 20);
    }

    private static void overflow() {
        try {
            require(depth(0) < 0);
        } catch (StackOverflowError expected) {
            SURVIVED.incrementAndGet();
        }
    }

    private static int depth(int above) {
        return depth(above + 1) + 1;
    }

    /** Reads beyond the end of a mapped file: SIGBUS becomes an error of Java. */
    private static void readTruncated() throws IOException {
        Path path = Files.createTempFile("panmpi-storm", "");
        try (var file = new RandomAccessFile(path.toFile(), "rw");
                var arena = Arena.ofConfined()) {
            file.setLength(1 << 16);
            var mapped = file.getChannel().map(MapMode.READ_WRITE, 0, 1 << 16, arena);
            file.setLength(0);
            require(mapped.get(ValueLayout.JAVA_BYTE, 1 << 15) == 1);
        } catch (InternalError expected) {
            SURVIVED.incrementAndGet();
        } finally {
            Files.delete(path);
        }
    }

    /** Writes to a pipe without a reader: SIGPIPE becomes an exception. */
    private static void writeToNobody() throws IOException, InterruptedException {
        var process = new ProcessBuilder("true").start();
        process.waitFor();
        try (var to = process.getOutputStream()) {
            to.write(new byte[1 << 17]);
            to.flush();
        } catch (IOException expected) {
            SURVIVED.incrementAndGet();
        }
    }

    /**
     * Runs a tool with which administrators inspect a running JVM; the tool sends SIGQUIT, and then
     * uses a socket.
     */
    private static void ask(String tool, String... words) throws IOException, InterruptedException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", tool).toString());
        command.add(Long.toString(ProcessHandle.current().pid()));
        command.addAll(List.of(words));
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        var output = new String(process.getInputStream().readAllBytes());
        require(process.waitFor() == 0 && output.contains("SignalStorm.exchange"));
        say(tool + " answered");
    }

    private static void require(boolean condition) {
        if (!condition) {
            throw new AssertionError("a JVM that lost a signal");
        }
    }

    private static void say(String text) {
        System.out.println(text);
    }
}
