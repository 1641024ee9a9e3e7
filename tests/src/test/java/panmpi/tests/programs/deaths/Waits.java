package panmpi.tests.programs.deaths;

import java.util.Map;
import mpi.MPI;

/**
 * Lists jobs in which no rank fails and all wait, until a signal from outside or a timeout ends
 * them.
 */
final class Waits {
    static final Map<String, Death> ALL =
            Map.ofEntries(
                    Map.entry("wait", Waits::forSignal),
                    Map.entry("wait-with-hook", Waits::withHook),
                    Map.entry("wait-in-java", Death.ofLast(Death::waitForEver)),
                    Map.entry("send-long-for-ever", Waits::sendForEver),
                    Map.entry("receive-from-each-other", Death.ofAll(Waits::receive)),
                    Map.entry("receive-in-virtual", Waits::receiveInVirtual),
                    Map.entry("different-collectives", Waits::differ),
                    Map.entry("leave-early", Waits::leaveEarly));

    private Waits() {}

    /** Waits for a signal from outside, which comes within a minute. */
    private static void forSignal() throws InterruptedException {
        Death.mark();
        if (Death.isLast()) {
            Thread.sleep(60_000);
        }
    }

    /** Waits with a shutdown hook, which must run after a signal, too. */
    private static void withHook() throws InterruptedException {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("HOOK")));
        forSignal();
    }

    private static void sendForEver() {
        var array = new double[1 << 20];
        int other = 1 - MPI.COMM_WORLD.Rank();
        MPI.COMM_WORLD.Barrier();
        Death.mark();
        while (true) {
            MPI.COMM_WORLD.Sendrecv_replace(array, 0, array.length, MPI.DOUBLE, other, 0, other, 0);
        }
    }

    private static void receive() {
        MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, 1 - MPI.COMM_WORLD.Rank(), 0);
    }

    private static void receiveInVirtual() throws InterruptedException {
        Death.mark();
        Thread.startVirtualThread(Waits::receive).join();
    }

    private static void differ() {
        Death.mark();
        if (Death.isLast()) {
            MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, 0, 77);
        } else {
            MPI.COMM_WORLD.Allreduce(new int[1], 0, new int[1], 0, 1, MPI.INT, MPI.SUM);
        }
    }

    /** Lets the last rank come to Finalize while the other ranks wait for it in a barrier. */
    private static void leaveEarly() {
        if (Death.isLast()) {
            Death.mark();
            MPI.Finalize();
        }
    }
}
