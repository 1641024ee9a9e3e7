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
    private Progress told;

    ProgressReports(Consumer<? super Progress> listener, Supplier<Progress> source) {
        this.listener = listener;
        this.source = source;
    }

    /** Begins the reports, if there is a listener and they have not begun. */
    synchronized void begin() {
        if (listener != null && thread == null) {
            thread = Thread.ofPlatform().daemon().name("panmpi-executor-progress").start(this::run);
        }
    }

    /** Sets the listener, and begins at once, since there may be tasks already. */
    void hears(Consumer<? super Progress> other) {
        listener = Objects.requireNonNull(other, "listener");
        begin();
    }

    private void run() {
        try {
            while (true) {
                Thread.sleep(PAUSE_MILLIS);
                tell();
            }
        } catch (InterruptedException over) {
            tell();
        }
    }

    private void tell() {
        Progress now = source.get();
        if (!now.equals(told)) {
            told = now;
            listener.accept(now);
        }
    }

    /** Reports the final numbers. */
    void end() {
        Thread telling;
        synchronized (this) {
            telling = thread;
        }
        if (telling == null) {
            return;
        }
        telling.interrupt();
        try {
            telling.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }
}
