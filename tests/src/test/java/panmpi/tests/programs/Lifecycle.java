package panmpi.tests.programs;

import java.util.Arrays;
import mpi.MPI;
import mpi.MPIException;

/**
 * Program of {@code LifecycleTest}: calls MPI before Init, between Init and Finalize, and after
 * Finalize, and prints the results.
 */
public final class Lifecycle {
    private Lifecycle() {}

    /**
     * Runs on one rank or several.
     *
     * @param args any strings; they are printed as Init returns them.
     */
    public static void main(String[] args) {
        report("before");
        var returned = MPI.Init(args);
        say("args " + Arrays.toString(returned));
        report("between");
        System.out.println("single " + (MPI.Query_thread() == MPI.THREAD_SINGLE));
        MPI.Finalize();
        report("after");
        attempt("Finalize again", MPI::Finalize);
        attempt("Init again", () -> MPI.Init(args));
    }

    private static void report(String when) {
        say(when + " initialized " + MPI.Initialized());
        attempt(when + " Rank", MPI.COMM_WORLD::Rank);
        attempt(when + " Barrier", MPI.COMM_WORLD::Barrier);
        attempt(when + " Send", () -> send(MPI.PROC_NULL));
        attempt(when + " Wtime", MPI::Wtime);
    }

    private static void send(int dest) {
        MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, dest, 0);
    }

    private static void attempt(String what, Runnable call) {
        try {
            call.run();
            say(what + ": worked");
        } catch (MPIException e) {
            say(what + ": " + e.getMessage());
        }
    }

    private static void say(String line) {
        System.out.println(line);
    }
}
