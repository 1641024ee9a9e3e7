package mpi.object.fory;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Queue;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/**
 * Pool of the instances of {@link Coder} of one codec, by class loader. A thread takes a coder for
 * each message. It needs a second coder if an object's own {@code writeObject} sends a message.
 */
final class Coders {
    private final Function<ClassLoader, Coder> make;

    /**
     * Soft values: a coder references its class loader, which could never be unloaded otherwise.
     */
    private final Map<ClassLoader, SoftReference<Queue<Coder>>> idle = new WeakHashMap<>();

    Coders(Function<ClassLoader, Coder> make) {
        this.make = make;
    }

    /** Takes a coder for the context class loader of the calling thread. */
    Coder take() {
        ClassLoader loader = loader();
        Coder coder = idle(loader).poll();
        return coder == null ? make.apply(loader) : coder;
    }

    /** Returns a coder to the pool. */
    void giveBack(Coder coder) {
        idle(coder.loader()).add(coder);
    }

    private static ClassLoader loader() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return loader == null ? Coders.class.getClassLoader() : loader;
    }

    private synchronized Queue<Coder> idle(ClassLoader loader) {
        SoftReference<Queue<Coder>> known = idle.get(loader);
        Queue<Coder> queue = known == null ? null : known.get();
        if (queue == null) {
            queue = new ConcurrentLinkedQueue<>();
            idle.put(loader, new SoftReference<>(queue));
        }
        return queue;
    }
}
