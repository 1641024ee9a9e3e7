package mpi.object.split;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;

/** What one class of a chain of superclasses adds to an object. */
record Level(
        Layout layout, Marshaller marshaller, MethodHandle writeObject, MethodHandle readObject) {

    /** The levels of a class, the topmost first. */
    static Level[] all(Class<?> type) {
        Deque<Level> levels = new ArrayDeque<>();
        for (Class<?> each = type;
                each != null && Serializable.class.isAssignableFrom(each);
                each = each.getSuperclass()) {
            // Its own level is java.lang.reflect.Proxy, which holds the handler.
            if (!Proxy.isProxyClass(each)) {
                levels.addFirst(of(each));
            }
        }
        return levels.toArray(new Level[0]);
    }

    private static Level of(Class<?> type) {
        Layout layout = Layout.of(type);
        boolean declared = Serialization.persistentFields(type) != null;
        Marshaller made = declared ? null : MarshallerMaker.of(layout);
        return new Level(
                layout,
                made == null ? new DefaultMarshaller(layout) : made,
                Serialization.writeObject(type),
                Serialization.readObject(type));
    }

    /** The marshaller that does for all levels; or null. */
    static Marshaller only(Level[] levels) {
        Marshaller only = null;
        for (Level level : levels) {
            if (level.hooked() || only != null && !level.layout.isEmpty()) {
                return null;
            }
            only = level.layout.isEmpty() ? only : level.marshaller;
        }
        return only;
    }

    Class<?> type() {
        return layout.type();
    }

    /** Whether a method of the class writes or reads it, so that its length is known to nobody. */
    private boolean hooked() {
        return writeObject != null || readObject != null;
    }

    /** All that sender and receiver must agree on. */
    String text() {
        long version = ObjectStreamClass.lookup(type()).getSerialVersionUID();
        return type().getName() + " " + version + (hooked() ? " by methods " : " ") + text(layout);
    }

    static String text(Layout layout) {
        StringBuilder text = new StringBuilder();
        for (ObjectStreamField field : layout.fields()) {
            text.append(field.getTypeCode()).append(field.getName()).append(' ');
            text.append(field.getTypeString()).append(',');
        }
        return text.toString();
    }

    void write(Object object, Encoder encoder) throws IOException {
        if (hooked()) {
            encoder.hooks().write(object, this);
        } else if (!layout.isEmpty()) {
            marshaller.write(object, encoder);
        }
    }

    void read(Object object, Decoder decoder) throws IOException, ClassNotFoundException {
        if (hooked()) {
            decoder.hooks().read(object, this);
        } else if (!layout.isEmpty()) {
            marshaller.read(object, decoder);
        }
    }

    /** Calls the method of the class, or does what it would. */
    void callWrite(Object object, HookOutput stream) throws IOException {
        if (writeObject == null) {
            stream.defaultWriteObject();
            return;
        }
        try {
            writeObject.invokeExact(object, (ObjectOutputStream) stream);
        } catch (Throwable e) {
            throw Thrown.io(e);
        }
    }

    /** Calls the method of the class, or does what it would. */
    void callRead(Object object, HookInput stream) throws IOException, ClassNotFoundException {
        if (readObject == null) {
            stream.defaultReadObject();
            return;
        }
        try {
            readObject.invokeExact(object, (ObjectInputStream) stream);
        } catch (Throwable e) {
            throw Thrown.reading(e);
        }
    }
}
