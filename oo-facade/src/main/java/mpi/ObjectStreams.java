package mpi;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import mpi.c.Mpi;

/** Objects as bytes, by Java's own serialization: all of a message in one stream. */
final class ObjectStreams {

    private ObjectStreams() {}

    /** The stream of some objects, behind so many bytes for a header. */
    static byte[] write(ObjectItems items, int header) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
        bytes.writeBytes(new byte[header]);
        int i = 0;
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            for (; i < items.count(); i++) {
                out.writeObject(items.get(i));
            }
        } catch (NotSerializableException e) {
            String rule = " is not, or holds what is not, java.io.Serializable: " + e.getMessage();
            throw MPIException.of(items.call(), Mpi.MPI_ERR_TYPE, name(items, i) + rule);
        } catch (IOException e) {
            throw failed(items, name(items, i) + " cannot be written", e);
        }
        return bytes.toByteArray();
    }

    /** Reads objects and puts them where they belong, when all are there. */
    static void read(byte[] stream, int count, ObjectItems items) {
        Object[] objects = new Object[count];
        int i = 0;
        try (ObjectInputStream in = new FromContext(new ByteArrayInputStream(stream))) {
            for (; i < count; i++) {
                objects[i] = in.readObject();
            }
        } catch (ClassNotFoundException e) {
            throw failed(items, "object " + i + " is of a class that is not on this class path", e);
        } catch (IOException e) {
            throw failed(items, "object " + i + " of " + count + " cannot be read", e);
        }
        for (i = 0; i < count; i++) {
            items.set(i, objects[i]);
        }
    }

    private static String name(ObjectItems items, int i) {
        return "object " + i + ", of " + items.get(i).getClass() + ",";
    }

    private static MPIException failed(ObjectItems items, String what, Exception cause) {
        MPIException failure =
                MPIException.of(items.call(), Mpi.MPI_ERR_OTHER, what + ": " + cause);
        failure.initCause(cause);
        return failure;
    }

    /** Looks for classes where the calling thread does, then where Java does. */
    private static final class FromContext extends ObjectInputStream {

        FromContext(InputStream in) throws IOException {
            super(in);
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description)
                throws IOException, ClassNotFoundException {
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            try {
                return Class.forName(description.getName(), false, loader);
            } catch (ClassNotFoundException e) {
                return super.resolveClass(description);
            }
        }
    }
}
