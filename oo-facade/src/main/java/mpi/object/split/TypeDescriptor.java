package mpi.object.split;

import java.io.IOException;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What is known of a class whose objects travel; lives as long as the class, so that a message
 * costs no look at the class. Each kind of class has a subclass of this.
 */
abstract class TypeDescriptor {

    private static final Class<?>[] NONE = {};

    private static final AtomicInteger NEXT = new AtomicInteger();

    final Class<?> type;

    /** Numbers the descriptors of this JVM. */
    final int id = NEXT.getAndIncrement();

    /** Whether several references may lead to an object, so that it gets a number. */
    final boolean shared;

    /** Its {@code writeReplace} and {@code readResolve}; or null. */
    final MethodHandle replace;

    final MethodHandle resolve;

    /** How it is introduced in a message; null for those with a code of their own. */
    final Definition definition;

    /** That code. */
    int code;

    /** One that every message knows. */
    TypeDescriptor(Class<?> type, boolean shared) {
        this.type = type;
        this.shared = shared;
        replace = null;
        resolve = null;
        definition = null;
    }

    /** One that a message has to introduce. */
    TypeDescriptor(Class<?> type, boolean shared, String layout) {
        this.type = type;
        this.shared = shared;
        replace = Serialization.writeReplace(type);
        resolve = Serialization.readResolve(type);
        definition = Definition.of(type, layout);
    }

    /** Writes its code, and the object. */
    abstract void write(Object object, Encoder encoder) throws IOException;

    /** Reads an object, after its code. */
    abstract Object read(Decoder decoder) throws IOException, ClassNotFoundException;

    /** The interfaces that a filter is asked about too, of a proxy class and of arrays of it. */
    final Class<?>[] proxied() {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.componentType();
        }
        return Proxy.isProxyClass(element) ? element.getInterfaces() : NONE;
    }

    /** The classes that a filter is asked about before this is used. */
    List<Class<?>> asked() {
        return lineage(type);
    }

    /** A class and those it extends, as far as a stream of java.io describes them. */
    static List<Class<?>> lineage(Class<?> type) {
        List<Class<?>> lineage = new ArrayList<>(List.of(type));
        Class<?> next = type.getSuperclass();
        while (next != null && Serializable.class.isAssignableFrom(next)) {
            lineage.add(next);
            next = next.getSuperclass();
        }
        return lineage;
    }

    /** What an object's {@code readResolve} puts in its place. */
    final Object resolved(Object object, int handle, Decoder decoder)
            throws IOException, ClassNotFoundException {
        if (resolve == null) {
            return object;
        }
        try {
            Object other = (Object) resolve.invokeExact(object);
            if (other != object) {
                decoder.replaced(handle, other);
            }
            return other;
        } catch (Throwable e) {
            throw Thrown.reading(e);
        }
    }
}
