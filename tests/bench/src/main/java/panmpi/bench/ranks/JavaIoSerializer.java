package panmpi.bench.ranks;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/**
 * Writes and reads objects by Java's own serialization. Each message has new streams, as a program
 * would use for separate messages.
 */
final class JavaIoSerializer implements Serializer<byte[]> {

    @Override
    public ByteArrayOutputStream write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes;
    }

    @Override
    public byte[] message(Object object) throws IOException {
        return write(object).toByteArray();
    }

    @Override
    public Object read(byte[] message) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(message))) {
            return in.readObject();
        }
    }
}
