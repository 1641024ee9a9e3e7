package panmpi.tests.storm;

import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Ends the job when a thread hangs in an exchange, and prints the exchange and the stack of all
 * threads.
 */
record Watch(List<Trader> traders) implements Runnable {
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(40);
    private static final int EXIT = 70;

    /** Begins to watch. */
    void start() {
        Thread.ofPlatform().daemon().name("watch").start(this);
    }

    @Override
    public void run() {
        while (traders.stream().noneMatch(Watch::hangs)) {
            try {
                TimeUnit.SECONDS.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
        }
        StringBuilder text = new StringBuilder("storm: no progress\n");
        for (Trader trader : traders) {
            text.append(trader).append(hangs(trader) ? " hangs in " : " is in ");
            text.append(trader.kind).append('\n');
        }
        Thread.getAllStackTraces()
                .forEach(
                        (thread, stack) -> {
                            text.append(thread).append('\n');
                            for (StackTraceElement frame : stack) {
                                text.append("    ").append(frame).append('\n');
                            }
                        });
        System.err.print(text);
        Runtime.getRuntime().halt(EXIT);
    }

    private static boolean hangs(Trader trader) {
        long since = trader.since;
        return since != Long.MAX_VALUE && System.nanoTime() - since > PATIENCE;
    }
}
