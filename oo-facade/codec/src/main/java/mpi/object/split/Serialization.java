package mpi.object.split;

import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.OptionalDataException;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Finds the serialization methods and constructors of a class by the JDK's {@code
 * sun.reflect.ReflectionFactory}, which also reaches packages that are not open to panmpi. The
 * factory is called by reflection, since javac warns of each use of that class and no option
 * suppresses the warning.
 */
final class Serialization {

    private static final Class<?> FACTORY = factory();
    private static final Object SOLE = call(null, "getReflectionFactory");

    private Serialization() {}

    private static Class<?> factory() {
        try {
            return Class.forName("sun.reflect.ReflectionFactory");
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("there is no module jdk.unsupported", e);
        }
    }

    /**
     * Finds the constructor that makes an object as deserialization does, without running the
     * constructors of serializable classes. Null if there is none.
     */
    static Constructor<?> constructor(Class<?> type) {
        return (Constructor<?>) of("newConstructorForSerialization", type);
    }

    static Constructor<?> externalConstructor(Class<?> type) {
        return (Constructor<?>) of("newConstructorForExternalization", type);
    }

    static MethodHandle writeObject(Class<?> type) {
        return hook("writeObjectForSerialization", type, ObjectOutputStream.class);
    }

    static MethodHandle readObject(Class<?> type) {
        return hook("readObjectForSerialization", type, ObjectInputStream.class);
    }

    static MethodHandle defaultWriteObject(Class<?> type) {
        return hook("defaultWriteObjectForSerialization", type, ObjectOutputStream.class);
    }

    static MethodHandle defaultReadObject(Class<?> type) {
        return hook("defaultReadObjectForSerialization", type, ObjectInputStream.class);
    }

    static MethodHandle writeReplace(Class<?> type) {
        return replacement("writeReplaceForSerialization", type);
    }

    static MethodHandle readResolve(Class<?> type) {
        return replacement("readResolveForSerialization", type);
    }

    /**
     * Returns the fields in {@code serialPersistentFields} of a class; null if it does not declare
     * them.
     */
    static ObjectStreamField[] persistentFields(Class<?> type) {
        return (ObjectStreamField[]) of("serialPersistentFields", type);
    }

    static OptionalDataException optionalData(boolean atEnd) {
        return (OptionalDataException)
                call(SOLE, "newOptionalDataExceptionForSerialization", atEnd);
    }

    private static MethodHandle hook(String method, Class<?> type, Class<?> stream) {
        MethodHandle handle = (MethodHandle) of(method, type);
        return handle == null
                ? null
                : handle.asType(
                        handle.type()
                                .changeParameterType(0, Object.class)
                                .changeParameterType(1, stream));
    }

    private static MethodHandle replacement(String method, Class<?> type) {
        MethodHandle handle = (MethodHandle) of(method, type);
        return handle == null
                ? null
                : handle.asType(handle.type().changeParameterType(0, Object.class));
    }

    private static Object of(String method, Class<?> type) {
        return call(SOLE, method, type);
    }

    private static Object call(Object object, String name, Object... arguments) {
        for (Method method : FACTORY.getMethods()) {
            if (method.getName().equals(name) && method.getParameterCount() == arguments.length) {
                return call(object, method, arguments);
            }
        }
        throw new IllegalStateException(FACTORY + " has no method " + name);
    }

    private static Object call(Object object, Method method, Object... arguments) {
        try {
            return method.invoke(object, arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(method + " failed", e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(method + " is not open", e);
        }
    }
}
