package mpi.concurrent;

import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Tells the program of progress, from a thread that is there if the program wants it. */
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

    /** Begins to tell, at the first task. */
    synchronized void begin() {
        if (listener != null && thread == null) {
            thread = Thread.ofPlatform().daemon().name("panmpi-executor-progress").start(this::run);
        }
    }

    /** Sets who hears; begins at once, since there may be tasks. */
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

    /** Tells the last numbers. */
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
