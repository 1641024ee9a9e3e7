package mpi.object.fory;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.Queue;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/**
 * The coders of a codec, by class loader: a thread takes one that no other uses, and another one
 * while an object's own method sends a message in a message.
 */
final class Coders {
    private final Function<ClassLoader, Coder> make;

    /** Softly: a coder holds on to its class loader. */
    private final Map<ClassLoader, SoftReference<Queue<Coder>>> idle = new WeakHashMap<>();

    Coders(Function<ClassLoader, Coder> make) {
        this.make = make;
    }

    /** One for the class loader of the calling thread. */
    Coder take() {
        ClassLoader loader = loader();
        Coder coder = idle(loader).poll();
        return coder == null ? make.apply(loader) : coder;
    }

    /** Lets others use it. */
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
