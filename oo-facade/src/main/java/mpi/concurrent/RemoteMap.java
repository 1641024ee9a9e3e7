package mpi.concurrent;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;

/**
 * Iterator over the results of {@code map}, which applies a function to many values on the workers.
 * At most {@code window} values are in progress. The results come in the order of the values if
 * {@code isOrdered}, else as soon as they are ready.
 */
final class RemoteMap<T, R> implements Iterator<R> {

    private final Iterator<? extends T> values;
    private final Function<T, CompletableFuture<R>> submit;
    private final int window;
    private final boolean isOrdered;
    private final Runnable end;
    private boolean hasEnded;

    /** Futures whose results were not taken yet, in the order of the values. */
    private final Set<CompletableFuture<R>> open = new LinkedHashSet<>();

    private final BlockingQueue<CompletableFuture<R>> ready = new LinkedBlockingQueue<>();

    RemoteMap(
            Iterator<? extends T> values,
            Function<T, CompletableFuture<R>> submit,
            int window,
            boolean isOrdered,
            Runnable end) {
        this.values = values;
        this.submit = submit;
        this.window = window;
        this.isOrdered = isOrdered;
        this.end = end;
    }

    @Override
    public boolean hasNext() {
        if (!hasEnded) {
            fill();
        }
        if (open.isEmpty()) {
            end();
        }
        return !open.isEmpty();
    }

    private void fill() {
        while (open.size() < window && values.hasNext()) {
            CompletableFuture<R> next = submit.apply(values.next());
            open.add(next);
            if (!isOrdered) {
                next.whenComplete((value, failure) -> ready.add(next));
            }
        }
    }

    @Override
    public R next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        CompletableFuture<R> next = isOrdered ? open.iterator().next() : take();
        open.remove(next);
        try {
            return next.join();
        } catch (CompletionException failure) {
            cancelAll();
            throw failure.getCause() instanceof RuntimeException cause ? cause : failure;
        }
    }

    private CompletableFuture<R> take() {
        try {
            return ready.take();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new CompletionException(stop);
        }
    }

    /** Cancels the tasks whose results nobody will take. */
    void cancelAll() {
        open.forEach(future -> future.cancel(true));
        open.clear();
        end();
    }

    /** Makes the workers drop the function, unless an earlier call has done so. */
    private void end() {
        if (!hasEnded) {
            hasEnded = true;
            end.run();
        }
    }
}
