package panmpi.tests.soak;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/** Ends the job when an operation hangs, and prints which operation it was and where it was. */
final class Watch {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(60);
    private static final int EXIT = 70;

    private static final boolean TALKS = Boolean.getBoolean("panmpi.soak.verbose");

    private final Thread worker = Thread.currentThread();
    private volatile String operation = "nothing yet";
    private volatile long since = System.nanoTime();
    private volatile Exchange exchange;

    Watch() {
        Thread.ofPlatform().daemon().name("watch").start(this::watch);
    }

    /** Records that an operation begins; the name contains its number. */
    void begin(String name) {
        operation = name;
        exchange = null;
        since = System.nanoTime();
    }

    /**
     * Records what the current operation does, and prints it if {@code panmpi.soak.verbose} is set:
     * if the library then crashes, the last line shows in which operation.
     */
    void at(Exchange what) {
        exchange = what;
        if (TALKS) {
            System.out.println(describe());
        }
    }

    /** Describes the current operation. */
    String describe() {
        return operation + ": " + (exchange == null ? "just begun" : exchange);
    }

    private void watch() {
        while (System.nanoTime() - since < PATIENCE) {
            try {
                TimeUnit.SECONDS.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
        }
        System.err.println(describe() + " hangs, at");
        Arrays.stream(worker.getStackTrace()).forEach(frame -> System.err.println("    " + frame));
        Runtime.getRuntime().halt(EXIT);
    }
}
