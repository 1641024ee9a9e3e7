package mpi.concurrent;

/** Applies a function that the workers have to one value. */
record MappedTask<T, R>(Shared<RemoteFunction<T, R>> function, T value)
        implements RemoteCallable<R> {

    @Override
    public R call() throws Exception {
        return function.get().apply(value);
    }
}
