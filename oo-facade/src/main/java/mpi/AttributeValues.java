package mpi;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.Serializable;
import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/**
 * Converts the values of attributes for camelCase methods. Predefined attributes become numbers or
 * booleans. An object that a program sets is copied, so that the attribute keeps its value when the
 * program changes the object. If it cannot be serialized, the attribute is the object itself, as in
 * mpiJava-style methods.
 */
final class AttributeValues {

    private AttributeValues() {}

    /**
     * Returns the value of a predefined attribute as a number or a truth value, and a copy of the
     * value of any other attribute.
     */
    static Object boxed(int keyval, Object value) {
        if (keyval == Mpi.MPI_WTIME_IS_GLOBAL) {
            return value instanceof Integer flag ? (Object) (flag != 0) : value;
        }
        if (keyval == Mpi.MPI_WIN_BASE) {
            return value instanceof MemorySegment base ? (Object) base.address() : value;
        }
        boolean isSmall = value instanceof Long size && size == size.intValue();
        return keyval == Mpi.MPI_WIN_SIZE && isSmall ? ((Long) value).intValue() : copy(value);
    }

    /** Returns a copy of an object; the object itself if it is immutable or cannot be copied. */
    static Object copy(Object value) {
        boolean isCopied = value instanceof Serializable && !isConstant(value);
        try {
            return isCopied ? read(written(value), value.getClass().getClassLoader()) : value;
        } catch (IOException | ClassNotFoundException e) {
            return value;
        }
    }

    private static boolean isConstant(Object value) {
        return value instanceof String
                || value instanceof Number
                        && value.getClass().getPackage() == Integer.class.getPackage()
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof Enum<?>;
    }

    private static byte[] written(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes, ClassLoader loader)
            throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new Reader(bytes, loader)) {
            return in.readObject();
        }
    }

    /** Stream that finds classes of the program, even if another class loader has loaded panmpi. */
    private static final class Reader extends ObjectInputStream {

        private final ClassLoader loader;

        Reader(byte[] bytes, ClassLoader loader) throws IOException {
            super(new ByteArrayInputStream(bytes));
            this.loader = loader;
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass type)
                throws IOException, ClassNotFoundException {
            try {
                return Class.forName(type.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                return super.resolveClass(type);
            }
        }
    }
}
