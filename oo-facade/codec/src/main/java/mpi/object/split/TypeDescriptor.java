package mpi.object.split;

import java.io.IOException;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Writes and reads the objects of one class. A descriptor lives as long as the class, so that a
 * message needs no reflection. Each kind of class has a subclass of this one.
 */
abstract class TypeDescriptor {

    private static final Class<?>[] NONE = {};

    private static final AtomicInteger NEXT = new AtomicInteger();

    final Class<?> type;

    /** Identifier of this descriptor, unique in this JVM; {@link Output} uses it as an index. */
    final int id = NEXT.getAndIncrement();

    /** True if the objects are numbered, so that several references to one object are preserved. */
    final boolean shared;

    /**
     * Method {@code writeReplace} of the class; null if the class has none. The field {@code
     * resolve} below is its method {@code readResolve}, or null.
     */
    final MethodHandle replace;

    final MethodHandle resolve;

    /** Bytes that introduce the class in a message; null for a built-in class. */
    final Definition definition;

    /** Code of the class if it is built-in; otherwise 0. */
    int code;

    /** Makes the descriptor of a built-in class. */
    TypeDescriptor(Class<?> type, boolean shared) {
        this.type = type;
        this.shared = shared;
        replace = null;
        resolve = null;
        definition = null;
    }

    /** Makes the descriptor of a class that messages introduce. */
    TypeDescriptor(Class<?> type, boolean shared, String layout) {
        this.type = type;
        this.shared = shared;
        replace = Serialization.writeReplace(type);
        resolve = Serialization.readResolve(type);
        definition = Definition.of(type, layout);
    }

    /** Writes the code or the definition of the class, and then the object. */
    abstract void write(Object object, Encoder encoder) throws IOException;

    /** Reads an object; the caller has already read the code of its class. */
    abstract Object read(Decoder decoder) throws IOException, ClassNotFoundException;

    /**
     * Returns the interfaces that the {@link java.io.ObjectInputFilter} checks besides the class
     * itself. Only a proxy class and arrays of it have such interfaces.
     */
    final Class<?>[] proxied() {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.componentType();
        }
        return Proxy.isProxyClass(element) ? element.getInterfaces() : NONE;
    }

    /**
     * Returns the classes that the {@link java.io.ObjectInputFilter} checks before an object is
     * read.
     */
    List<Class<?>> asked() {
        return lineage(type);
    }

    /**
     * Lists a class and its serializable superclasses: the classes that a stream of java.io
     * describes.
     */
    static List<Class<?>> lineage(Class<?> type) {
        List<Class<?>> lineage = new ArrayList<>(List.of(type));
        Class<?> next = type.getSuperclass();
        while (next != null && Serializable.class.isAssignableFrom(next)) {
            lineage.add(next);
            next = next.getSuperclass();
        }
        return lineage;
    }

    /** Returns the result of an object's {@code readResolve}, or the object if it has none. */
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
