package panmpi.tests.programs.deaths;

import java.io.IOException;
import java.util.Map;
import mpi.MPI;

/**
 * Lists ways to end the process: exit, halt and signals, of which MPI gets no notice, and MPI_Abort
 * or a fatal error of MPI.
 */
final class Endings {
    static final Map<String, Death> ALL =
            Map.ofEntries(
                    Map.entry("exit-3", Death.ofLast(() -> System.exit(3))),
                    Map.entry("exit-0", Death.ofLast(() -> System.exit(0))),
                    // The kernel keeps 8 bits of an exit code: of 256 these are 0.
                    Map.entry("exit-256", Death.ofLast(() -> System.exit(256))),
                    Map.entry("exit-in-thread", Death.ofLast(Endings::inThread)),
                    Map.entry("exit-while-hook-hangs", Death.ofLast(Endings::hookHangs)),
                    Map.entry("exit-while-hook-throws", Death.ofLast(Endings::hookThrows)),
                    Map.entry("halt-0", Death.ofLast(() -> Runtime.getRuntime().halt(0))),
                    Map.entry("halt-4", Death.ofLast(() -> Runtime.getRuntime().halt(4))),
                    Map.entry("term", Death.ofLast(() -> signal("TERM"))),
                    Map.entry("hup", Death.ofLast(() -> signal("HUP"))),
                    Map.entry("abort-7", Death.ofLast(() -> MPI.COMM_WORLD.abort(7))),
                    Map.entry("abort-on-all", Death.ofAll(() -> MPI.COMM_WORLD.Abort(7))),
                    Map.entry("abort-self", Death.ofLast(() -> MPI.COMM_SELF.Abort(7))),
                    Map.entry("fatal-error", Death.ofLast(Endings::fatalError)));

    private Endings() {}

    private static void inThread() {
        Thread.ofPlatform().start(() -> System.exit(3));
        Death.waitForEver();
    }

    private static void signal(String name) throws IOException {
        var self = Long.toString(ProcessHandle.current().pid());
        new ProcessBuilder("sh", "-c", "kill -" + name + " " + self).start();
        Death.waitForEver();
    }

    private static void hookHangs() {
        Runtime.getRuntime().addShutdownHook(new Thread(Death::waitForEver));
        System.exit(3);
    }

    private static void hookThrows() {
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    throw Death.illness();
                                }));
        System.exit(3);
    }

    /** Lets MPI itself end the job for an error. */
    private static void fatalError() {
        MPI.COMM_SELF.Errhandler_set(MPI.ERRORS_ARE_FATAL);
        MPI.COMM_SELF.Isend(new int[100], 0, 100, MPI.INT, 0, 5);
        MPI.COMM_SELF.Recv(new int[1], 0, 1, MPI.INT, 0, 5);
    }
}
