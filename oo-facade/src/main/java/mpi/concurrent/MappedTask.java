package mpi.concurrent;

/** Task that applies a shared function, which the workers have already, to one value. */
record MappedTask<T, R>(Shared<RemoteFunction<T, R>> function, T value)
        implements RemoteCallable<R> {

    @Override
    public R call() throws Exception {
        return function.get().apply(value);
    }
}
