package mpi.object;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.StreamCorruptedException;

/**
 * Codec that uses Java's own serialization. It writes all objects of a message to one {@link
 * ObjectOutputStream}, and sends no arrays separately.
 */
public final class JdkCodec implements ObjectCodec {

    private final ObjectInputFilter filter;

    /** Makes a codec with the serial filter of the JVM. */
    public JdkCodec() {
        this(null);
    }

    private JdkCodec(ObjectInputFilter filter) {
        this.filter = filter;
    }

    @Override
    public String name() {
        return "jdk";
    }

    @Override
    public ObjectCodec withFilter(ObjectInputFilter newFilter) {
        return new JdkCodec(newFilter);
    }

    @Override
    public void encode(Object[] objects, Parts parts) throws IOException {
        Bytes bytes = new Bytes();
        bytes.writeBytes(new byte[Parts.RESERVED]);
        int i = 0;
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (; i < objects.length; i++) {
                out.writeObject(objects[i]);
            }
        } catch (NotSerializableException e) {
            String rule =
                    " is not java.io.Serializable, or contains an object that is not: "
                            + e.getMessage();
            NotSerializableException told =
                    new NotSerializableException(
                            "object " + i + ", of " + objects[i].getClass() + "," + rule);
            told.initCause(e);
            throw told;
        }
        parts.bytes(bytes.array(), Parts.RESERVED, bytes.size());
    }

    @Override
    public void decode(Parts parts, Object[] objects) throws IOException, ClassNotFoundException {
        if (!parts.arrays().isEmpty()) {
            int n = parts.arrays().size();
            throw new StreamCorruptedException(n + " arrays beside the stream, which has none");
        }
        try {
            read(parts, objects);
        } catch (StackOverflowError e) {
            throw new InvalidObjectException(
                    "the objects are nested too deeply for this thread's stack; -Xss makes it larger",
                    e);
        } catch (OutOfMemoryError e) {
            throw new InvalidObjectException("the objects are larger than the memory", e);
        } catch (RuntimeException | LinkageError | InternalError e) {
            throw new InvalidObjectException("the stream is damaged", e);
        }
    }

    private void read(Parts parts, Object[] objects) throws IOException, ClassNotFoundException {
        int length = parts.to() - parts.from();
        InputStream bytes = new ByteArrayInputStream(parts.bytes(), parts.from(), length);
        try (FromContext in = new FromContext(bytes)) {
            ObjectInputFilter asked = filter == null ? in.getObjectInputFilter() : filter;
            in.setObjectInputFilter(new ArrayLimit(length).and(asked));
            for (int i = 0; i < objects.length; i++) {
                objects[i] = read(in, i, objects.length);
            }
            int left = in.available() + bytes.available();
            if (left > 0) {
                throw new StreamCorruptedException(left + " bytes behind the last object");
            }
        }
    }

    private static Object read(FromContext in, int i, int count)
            throws IOException, ClassNotFoundException {
        try {
            return in.readObject();
        } catch (IOException e) {
            String which = "object " + i + " of " + count + " cannot be read" + in.where() + ": ";
            throw new InvalidObjectException(which + e, e);
        }
    }

    /** Output stream that returns its internal array without a copy. */
    private static final class Bytes extends ByteArrayOutputStream {

        Bytes() {
            super(512);
        }

        byte[] array() {
            return buf;
        }
    }

    /**
     * Stream that looks for a class in the thread's context class loader first, and then as {@link
     * ObjectInputStream} does.
     */
    private static final class FromContext extends ObjectInputStream {

        private String latest = "";

        FromContext(InputStream in) throws IOException {
            super(in);
        }

        /**
         * Returns a part of an exception message that names the class which was read last, since
         * not all exceptions of java.io name a class. The text is empty if only classes of {@code
         * java} packages were read.
         */
        String where() {
            return latest.isEmpty() ? "" : ", where class " + latest + " came last";
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description)
                throws IOException, ClassNotFoundException {
            if (!description.getName().startsWith("java.")) {
                latest = description.getName();
            }
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            try {
                return Class.forName(description.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                return super.resolveClass(description);
            }
        }
    }
}
