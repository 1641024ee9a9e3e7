package mpi.internal.futures;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * A future for the completion of a request, or one that follows from another future. A thread that
 * waits for it tests the request meanwhile, so that it is no slower than {@code Wait}.
 *
 * @param <T> what the future has at the end.
 */
public final class RequestFuture<T> extends CompletableFuture<T> {

    /** Asks MPI for the result; null for a future that follows from others. */
    private final Supplier<Supplier<T>> ask;

    /** Has MPI cancel the operation, if it is not complete. */
    private final Runnable cancel;

    private RequestFuture(Supplier<Supplier<T>> ask, Runnable cancel) {
        this.ask = ask;
        this.cancel = cancel;
    }

    /**
     * Makes the future of a request, which is advanced from now on.
     *
     * @param ask tests the request: what makes the result, once it is complete, else null.
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

    /** Asks MPI for the end of the request; what then is to be done, or null. */
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

    /** True if it has its result, without asking MPI. */
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

    /** Cancels the operation as well, if MPI can. The request is still waited for. */
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
        return isOver() ? text : text.replace("]", OpenFutures.isAdvanced() + "]");
    }
}
