package panmpi.tests.programs;

import java.util.List;
import java.util.concurrent.TimeUnit;
import mpi.MPI;

/** Program of {@code AfterFinalizeTest}: finalizes MPI in a shutdown hook. */
public final class FinalizingHook {
    private FinalizingHook() {}

    /**
     * Runs on one or two ranks.
     *
     * @param args any of these words:
     *     <ul>
     *       <li>{@code early}: the hook is registered before Init, not after it
     *       <li>{@code slow}: the hook sleeps for a second before it finalizes
     *       <li>{@code apart}: rank 1 exits 8 seconds after rank 0
     *       <li>{@code exit}: the program calls System.exit
     *       <li>{@code thread}: another thread runs on after the end of main; with {@code exit}, it
     *           is no daemon thread
     *       <li>{@code never}: the hook does not finalize MPI
     *     </ul>
     */
    public static void main(String[] args) {
        var ways = List.of(args);
        var hook = new Thread(() -> finish(ways));
        if (ways.contains("early")) {
            Runtime.getRuntime().addShutdownHook(hook);
        }
        MPI.Init(args);
        if (!ways.contains("early")) {
            Runtime.getRuntime().addShutdownHook(hook);
        }
        if (ways.contains("thread")) {
            Thread.ofPlatform().daemon(!ways.contains("exit")).start(() -> sleep(120));
        }
        if (ways.contains("apart") && MPI.COMM_WORLD.Rank() == 1) {
            sleep(8);
        }
        if (ways.contains("exit")) {
            System.exit(0);
        }
    }

    private static void finish(List<String> ways) {
        if (ways.contains("slow")) {
            sleep(1);
        }
        if (ways.contains("never")) {
            System.out.println("the hook ran");
            return;
        }
        MPI.COMM_WORLD.Barrier();
        MPI.Finalize();
        System.out.println("finalized " + MPI.Finalized());
    }

    private static void sleep(int seconds) {
        try {
            TimeUnit.SECONDS.sleep(seconds);
        } catch (InterruptedException early) {
            Thread.currentThread().interrupt();
        }
    }
}
