package panmpi.tests.programs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.jfr.Recording;
import mpi.Comm;
import mpi.MPI;
import mpi.Request;

/**
 * Program of {@code TraceTest}: makes the same calls on two ranks twice, the second time during a
 * recording of Java Flight Recorder.
 */
public final class Traced {
    private static final Comm WORLD = MPI.COMM_WORLD;

    private Traced() {}

    /**
     * Runs on two ranks.
     *
     * @param args a folder for recordings; none if the first rank is to die instead of recording.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        MPI.Init(args);
        messages(7);
        if (args.length == 0 && WORLD.Rank() == 0) {
            Runtime.getRuntime().halt(1);
        }
        if (WORLD.Rank() == 0) {
            String file = "filename=" + Path.of(args[0], "rank-0.jfr");
            jcmd("JFR.start", "name=late");
            messages(8);
            jcmd("JFR.stop", "name=late", file);
        } else {
            try (Recording recording = new Recording()) {
                recording.start();
                messages(8);
                recording.stop();
                recording.dump(Path.of(args[0], "rank-1.jfr"));
            }
        }
        MPI.Finalize();
    }

    private static void messages(int tag) {
        int other = 1 - WORLD.Rank();
        if (other == 1) {
            WORLD.Send(new double[100], 0, 100, MPI.DOUBLE, other, tag);
        } else {
            WORLD.Recv(new double[200], 0, 200, MPI.DOUBLE, MPI.ANY_SOURCE, MPI.ANY_TAG);
        }
        WORLD.Bcast(new int[10], 0, 10, MPI.INT, 1);
        Request sent = WORLD.Isend(new byte[3], 0, 3, MPI.BYTE, other, tag + 10);
        WORLD.Sendrecv(
                new int[4], 0, 4, MPI.INT, other, 1, new int[2], 0, 2, MPI.INT, MPI.PROC_NULL, 2);
        WORLD.Recv(new int[4], 0, 4, MPI.INT, other, 1);
        WORLD.Recv(new byte[5], 0, 5, MPI.BYTE, other, tag + 10);
        sent.Wait();
    }

    /** Runs {@code jcmd} on this process, as an operator does to record a running rank. */
    private static void jcmd(String... command) throws IOException, InterruptedException {
        String jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        String pid = Long.toString(ProcessHandle.current().pid());
        var all = new ArrayList<>(List.of(jcmd, pid));
        all.addAll(List.of(command));
        var process = new ProcessBuilder(all).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IOException(all + ": " + said);
        }
    }
}
