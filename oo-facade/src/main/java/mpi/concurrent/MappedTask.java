package mpi.concurrent;

/**
 * Task of {@code map}: applies a function to one value. The task carries only the number of the
 * function, which was sent to each worker once.
 */
record MappedTask<T, R>(Shared<RemoteFunction<T, R>> function, T value)
        implements RemoteCallable<R> {

    @Override
    public R call() throws Exception {
        return function.get().apply(value);
    }
}
