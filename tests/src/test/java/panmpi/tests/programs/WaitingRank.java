package panmpi.tests.programs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import mpi.MPI;

/**
 * Program of {@code WatchTest}: lets rank 0 wait for rank 1, which prints a thread dump of rank 0's
 * JVM before it sends.
 */
public final class WaitingRank {
    private static final int LONG_ENOUGH_MILLIS = 3500;

    private WaitingRank() {}

    /** Runs on two ranks. */
    public static void main(String[] args) throws IOException, InterruptedException {
        MPI.Init(args);
        var process = new long[] {ProcessHandle.current().pid()};
        if (MPI.COMM_WORLD.Rank() == 0) {
            MPI.COMM_WORLD.Send(process, 0, 1, MPI.LONG, 1, 0);
            MPI.COMM_WORLD.Recv(process, 0, 1, MPI.LONG, 1, 0);
        } else {
            MPI.COMM_WORLD.Recv(process, 0, 1, MPI.LONG, 0, 0);
            Thread.sleep(LONG_ENOUGH_MILLIS);
            print(process[0]);
            MPI.COMM_WORLD.Send(process, 0, 1, MPI.LONG, 0, 0);
        }
        MPI.Finalize();
    }

    private static void print(long process) throws IOException, InterruptedException {
        var jcmd = Path.of(System.getProperty("java.home"), "bin/jcmd").toString();
        var asked = new ProcessBuilder(jcmd, Long.toString(process), "Thread.print").start();
        var threads = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        asked.waitFor();
        threads.lines().filter(line -> line.contains("panmpi")).forEach(System.out::println);
    }
}
