package mpi.concurrent;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Reports progress to the program's listener, from a thread that exists only if there is a
 * listener.
 */
final class ProgressReports {

    private static final long PAUSE_MILLIS = 100;

    private volatile Consumer<? super Progress> listener;
    private final Supplier<Progress> source;
    private Thread thread;
    private Progress last;

    ProgressReports(Consumer<? super Progress> listener, Supplier<Progress> source) {
        this.listener = listener;
        this.source = source;
    }

    /**
     * Starts the thread of the reports, if there is a listener and the thread was not started yet.
     */
    synchronized void begin() {
        if (listener != null && thread == null) {
            thread = Thread.ofPlatform().daemon().name("panmpi-executor-progress").start(this::run);
        }
    }

    /** Sets the listener, and begins the reports at once, since there may be tasks already. */
    void setListener(Consumer<? super Progress> other) {
        listener = Objects.requireNonNull(other, "listener");
        begin();
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(PAUSE_MILLIS);
                report();
            }
        } catch (InterruptedException over) {
            report();
        }
    }

    private void report() {
        Progress now = source.get();
        if (!now.equals(last)) {
            last = now;
            Listener.tell(listener, now);
        }
    }

    /**
     * Ends the thread of the reports, which first reports the final numbers; blocks until it has.
     */
    void end() {
        Thread reporter;
        synchronized (this) {
            reporter = thread;
        }
        if (reporter == null) {
            return;
        }
        reporter.interrupt();
        try {
            reporter.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
