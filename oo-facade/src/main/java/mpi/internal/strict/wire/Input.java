package mpi.internal.strict.wire;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Messages of a connection, read in the order in which they were written. */
public final class Input {

    private static final int SIZE = 1 << 16;

    private final DataInputStream in;

    /** Reads from a stream, which nobody else reads. */
    public Input(InputStream stream) {
        in = new DataInputStream(new BufferedInputStream(stream, SIZE));
    }

    /** Begins the next message; null at the end of the connection. */
    public Kind next() throws IOException {
        int kind = in.read();
        if (kind < 0) {
            return null;
        }
        Kind[] kinds = Kind.values();
        if (kind >= kinds.length) {
            throw new IOException("no message has the number " + kind);
        }
        return kinds[kind];
    }

    /** Reads a number. */
    public int number() throws IOException {
        return in.readInt();
    }

    /** Reads a number. */
    public long longNumber() throws IOException {
        return in.readLong();
    }

    /** Reads numbers behind their count. */
    public long[] longNumbers() throws IOException {
        long[] numbers = new long[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readLong();
        }
        return numbers;
    }

    /** Reads numbers behind their count. */
    public int[] numbers() throws IOException {
        int[] numbers = new int[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readInt();
        }
        return numbers;
    }

    /** Reads a text behind its length. */
    public String text() throws IOException {
        int length = in.readInt();
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("a text of " + length + " bytes is cut");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
