package mpi.internal.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Future for the completion of a request, or a future that depends on such a future, as {@code
 * thenApply} makes it. A thread that waits for the future tests the request meanwhile, so that
 * waiting is no slower than {@code Wait}.
 *
 * @param <T> type of the result.
 */
public final class RequestFuture<T> extends CompletableFuture<T> {

    /**
     * Function that tests the request, as {@link #of} describes it; null if this future depends on
     * other futures.
     */
    private final Supplier<Supplier<T>> ask;

    /** Action that makes MPI cancel the operation, if the operation is not complete. */
    private final Runnable cancel;

    private RequestFuture(Supplier<Supplier<T>> ask, Runnable cancel) {
        this.ask = ask;
        this.cancel = cancel;
    }

    /**
     * Makes the future of a request, whose completion is tested from now on.
     *
     * @param ask tests the request; returns null while the request is not complete, then a supplier
     *     of the result.
     * @param cancel cancels the operation.
     * @return the future.
     */
    public static <T> CompletableFuture<T> of(Supplier<Supplier<T>> ask, Runnable cancel) {
        RequestFuture<T> future = new RequestFuture<>(ask, cancel);
        Runnable end = future.end();
        if (end == null) {
            OpenFutures.add(future);
        } else {
            end.run();
        }
        return future;
    }

    /**
     * Tests the request. Returns the action that completes this future, or null if the request is
     * not complete.
     */
    Runnable end() {
        try {
            Supplier<T> result = ask.get();
            return result == null ? null : () -> take(result);
        } catch (RuntimeException failure) {
            return () -> completeExceptionally(failure);
        }
    }

    private void take(Supplier<T> result) {
        try {
            complete(result.get());
        } catch (RuntimeException failure) {
            completeExceptionally(failure);
        }
    }

    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new RequestFuture<>(null, null);
    }

    /** Returns true if this future has its result; does not call MPI. */
    boolean isOver() {
        return super.isDone();
    }

    @Override
    public boolean isDone() {
        return super.isDone() || OpenFutures.advance() && super.isDone();
    }

    @Override
    public T getNow(T valueIfAbsent) {
        isDone();
        return super.getNow(valueIfAbsent);
    }

    @Override
    public T join() {
        OpenFutures.await(this, Long.MAX_VALUE, false);
        return super.join();
    }

    @Override
    public T get() throws InterruptedException, ExecutionException {
        OpenFutures.await(this, Long.MAX_VALUE, true);
        return super.get();
    }

    @Override
    public T get(long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        long begin = System.nanoTime();
        long nanos = unit.toNanos(timeout);
        OpenFutures.await(this, nanos, true);
        long left = nanos - (System.nanoTime() - begin);
        return super.get(Math.max(0, left), TimeUnit.NANOSECONDS);
    }

    /**
     * Cancels this future, and the operation if MPI can cancel it. The request is still tested
     * until it is complete.
     */
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        boolean isCancelled = super.cancel(mayInterruptIfRunning);
        if (isCancelled && ask != null) {
            OpenFutures.cancel(cancel);
        }
        return isCancelled;
    }

    @Override
    public String toString() {
        String text = super.toString();
        return isOver() ? text : text.replace("]", OpenFutures.advancedBy() + "]");
    }
}
