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

/**
 * One class in the hierarchy of a serialized object, with the fields that this class declares and
 * its own {@code writeObject} and {@code readObject}.
 */
record ClassPart(
        Layout layout, Marshaller marshaller, MethodHandle writeObject, MethodHandle readObject) {

    /**
     * Lists the parts of a class: one for each serializable class in its hierarchy, the topmost
     * superclass first.
     */
    static ClassPart[] all(Class<?> type) {
        Deque<ClassPart> parts = new ArrayDeque<>();
        for (Class<?> each = type;
                each != null && Serializable.class.isAssignableFrom(each);
                each = each.getSuperclass()) {
            // A proxy class has no fields; its superclass Proxy holds the invocation handler.
            if (!Proxy.isProxyClass(each)) {
                parts.addFirst(of(each));
            }
        }
        return parts.toArray(new ClassPart[0]);
    }

    private static ClassPart of(Class<?> type) {
        Layout layout = Layout.of(type);
        boolean declared = Serialization.persistentFields(type) != null;
        Marshaller made = declared ? null : MarshallerMaker.of(layout);
        return new ClassPart(
                layout,
                made == null ? new DefaultMarshaller(layout) : made,
                Serialization.writeObject(type),
                Serialization.readObject(type));
    }

    /**
     * Returns the marshaller of the only part that has fields. Returns null if several or no parts
     * have fields, or if a part has a {@code writeObject} or {@code readObject}.
     */
    static Marshaller only(ClassPart[] parts) {
        Marshaller only = null;
        for (ClassPart part : parts) {
            if (part.hooked() || only != null && !part.layout.isEmpty()) {
                return null;
            }
            only = part.layout.isEmpty() ? only : part.marshaller;
        }
        return only;
    }

    Class<?> type() {
        return layout.type();
    }

    /**
     * Tests whether the class has a {@code writeObject} or {@code readObject}, so that the length
     * of its part of the message is not known.
     */
    private boolean hooked() {
        return writeObject != null || readObject != null;
    }

    /**
     * Returns a text with all properties of this part that must be equal at sender and receiver;
     * the fingerprint of the class is made from such texts.
     */
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

    /** Calls {@code writeObject}, or writes the default fields if the class does not have it. */
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

    /** Calls {@code readObject}, or reads the default fields if the class does not have it. */
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
