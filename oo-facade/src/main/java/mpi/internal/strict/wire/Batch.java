package mpi.internal.strict.wire;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Buffer of outgoing messages to the other end of the socket. It is sent when it is full or
 * flushed, since a system call for each message would be slow. Not thread-safe: the caller
 * synchronizes.
 */
public final class Batch {

    private static final int SIZE = 1 << 16;

    private final ByteBuffer bytes = ByteBuffer.allocate(SIZE);
    private final Sink sink;

    /** Destination of the batches. */
    public interface Sink {
        /** Writes all bytes between position and limit. */
        void write(ByteBuffer batch) throws IOException;
    }

    /** Makes an empty batch. */
    public Batch(Sink sink) {
        this.sink = sink;
    }

    /**
     * Begins a message. Sends the batch first if it has no room for the fixed part of the message,
     * which has {@code size} bytes.
     */
    public Batch begin(Kind kind, int size) throws IOException {
        room(1 + size);
        bytes.put((byte) kind.ordinal());
        return this;
    }

    /** Adds a number. */
    public Batch add(int number) {
        bytes.putInt(number);
        return this;
    }

    /** Adds a number. */
    public Batch add(long number) {
        bytes.putLong(number);
        return this;
    }

    /** Adds the length of an array, and then its numbers. */
    public Batch add(long[] numbers) throws IOException {
        room(Integer.BYTES);
        bytes.putInt(numbers.length);
        for (long number : numbers) {
            room(Long.BYTES);
            bytes.putLong(number);
        }
        return this;
    }

    /** Adds the length of an array, and then its numbers. */
    public Batch add(int[] numbers) throws IOException {
        room(Integer.BYTES);
        bytes.putInt(numbers.length);
        for (int number : numbers) {
            room(Integer.BYTES);
            bytes.putInt(number);
        }
        return this;
    }

    /** Adds a text as UTF-8 after its length in bytes. */
    public Batch add(String text) throws IOException {
        byte[] characters = text.getBytes(StandardCharsets.UTF_8);
        room(Integer.BYTES);
        bytes.putInt(characters.length);
        for (int at = 0; at < characters.length; ) {
            room(1);
            int part = Math.min(bytes.remaining(), characters.length - at);
            bytes.put(characters, at, part);
            at += part;
        }
        return this;
    }

    /** Returns true if the batch holds no bytes. */
    public boolean isEmpty() {
        return bytes.position() == 0;
    }

    /** Sends the bytes of the batch, if there are any. */
    public void flush() throws IOException {
        if (!isEmpty()) {
            sink.write(bytes.flip());
            bytes.clear();
        }
    }

    /** Makes room for {@code size} bytes, by sending the batch if it has no room for them. */
    public Batch room(int size) throws IOException {
        if (bytes.remaining() < size) {
            flush();
        }
        return this;
    }
}
