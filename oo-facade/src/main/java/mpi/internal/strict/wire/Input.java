package mpi.internal.strict.wire;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Reads the messages that a {@link Batch} has written at the other end of a socket. */
public final class Input {

    private static final int SIZE = 1 << 16;
    private static final Kind[] KINDS = Kind.values();

    private final InputStream stream;
    private final ByteBuffer bytes = ByteBuffer.allocate(SIZE).limit(0);

    /** Makes an input that reads from a stream, which must have no other reader. */
    public Input(InputStream stream) {
        this.stream = stream;
    }

    /** Reads the kind of the next message. Returns null at the end of the connection. */
    public Kind next() throws IOException {
        if (!bytes.hasRemaining() && !fill()) {
            return null;
        }
        int kind = bytes.get();
        if (kind < 0 || kind >= KINDS.length) {
            throw new IOException("no message has the number " + kind);
        }
        return KINDS[kind];
    }

    private boolean fill() throws IOException {
        bytes.compact();
        int read = stream.read(bytes.array(), bytes.position(), bytes.remaining());
        bytes.limit(bytes.position() + Math.max(0, read)).position(0);
        return read > 0;
    }

    private ByteBuffer have(int count) throws IOException {
        while (bytes.remaining() < count) {
            if (!fill()) {
                throw new EOFException("a message is cut");
            }
        }
        return bytes;
    }

    /** Reads a number. */
    public int number() throws IOException {
        return have(Integer.BYTES).getInt();
    }

    /** Reads a number. */
    public long longNumber() throws IOException {
        return have(Long.BYTES).getLong();
    }

    /** Reads the length of an array, and then its numbers. */
    public long[] longNumbers() throws IOException {
        long[] numbers = new long[number()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = longNumber();
        }
        return numbers;
    }

    /** Reads the length of an array, and then its numbers. */
    public int[] numbers() throws IOException {
        int[] numbers = new int[number()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number();
        }
        return numbers;
    }

    /** Reads the length of a text in bytes, and then the text. */
    public String text() throws IOException {
        byte[] characters = new byte[number()];
        for (int at = 0; at < characters.length; ) {
            int part = Math.min(have(1).remaining(), characters.length - at);
            bytes.get(characters, at, part);
            at += part;
        }
        return new String(characters, StandardCharsets.UTF_8);
    }
}
