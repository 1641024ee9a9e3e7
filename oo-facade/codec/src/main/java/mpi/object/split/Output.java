package mpi.object.split;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.object.Parts;

/**
 * Growing byte buffer of a message, with the state that a thread keeps between messages. Writers
 * reserve bytes once, then store into the array directly.
 */
final class Output {

    /** Size in bytes of the largest array that is kept for the next message. */
    private static final int KEPT = 1 << 20;

    private static final int SHORTEST = 512;
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private static final ThreadLocal<Output> OTHERS = ThreadLocal.withInitial(Output::new);

    /**
     * First thread that wrote, in most programs the only one: its buffer is a constant for the JIT
     * compiler, which saves the thread-local lookup.
     */
    private static final Thread FIRST = Thread.currentThread();

    private static final Output OF_FIRST = new Output();

    byte[] bytes = new byte[SHORTEST];
    int position;

    /**
     * For each type, by its id, the last message that has introduced the type: the high word is the
     * number of the message, the low word the type's code in that message.
     */
    private long[] introduced = new long[64];

    /** Type of the last message's first object, with which the next message probably begins too. */
    TypeDescriptor latest = FixedTypes.of(Code.FIRST);

    private int message;
    private boolean busy;
    private MemorySegment segment = MemorySegment.ofArray(bytes);

    /** Returns the buffer of the calling thread, emptied; the next message overwrites it. */
    static Output begun() {
        Output own = Thread.currentThread() == FIRST ? OF_FIRST : OTHERS.get();
        // While a message is being written, a writeObject of the program may send another one.
        Output out = own.busy ? new Output() : own;
        out.begin();
        return out;
    }

    private void begin() {
        busy = true;
        position = Parts.RESERVED;
        if (++message == 0) {
            Arrays.fill(introduced, 0);
            message = 1;
        }
    }

    void end() {
        busy = false;
        if (bytes.length > KEPT) {
            replace(new byte[SHORTEST]);
        }
    }

    /**
     * Finds the descriptor of a class; that of a message's first object is kept as {@link #latest}.
     */
    TypeDescriptor typeOf(Class<?> type) {
        TypeDescriptor known = Types.of(type);
        if (position == Parts.RESERVED) {
            latest = known;
        }
        return known;
    }

    /**
     * Returns the code of a type in this message; if the type has none, assigns {@code code} to it
     * and returns 0.
     */
    int introduce(int id, int code) {
        if (id >= introduced.length) {
            introduced = Arrays.copyOf(introduced, Math.max(id + 1, 2 * introduced.length));
        }
        long last = introduced[id];
        if ((int) (last >>> 32) == message) {
            return (int) last;
        }
        introduced[id] = (long) message << 32 | code;
        return 0;
    }

    /** Reserves bytes at the end; returns the index of the first. The caller writes all of them. */
    int reserve(int length) throws IOException {
        int at = position;
        if (length > bytes.length - at) {
            grow(length);
        }
        position = at + length;
        return at;
    }

    void put(int value) throws IOException {
        int at = reserve(1);
        bytes[at] = (byte) value;
    }

    void put(byte[] from, int first, int length) throws IOException {
        int at = reserve(length);
        System.arraycopy(from, first, bytes, at, length);
    }

    /**
     * Writes the first {@code length} bytes of an array, which must have 8 bytes more. Copies 8
     * bytes at a time, since a call of {@code arraycopy} would cost more for so few bytes.
     */
    void putWords(byte[] from, int length) throws IOException {
        int at = reserve(length + Long.BYTES);
        position = at + length;
        for (int i = 0; i < length; i += Long.BYTES) {
            LittleEndian.put(bytes, at + i, LittleEndian.getLong(from, i));
        }
    }

    /** Writes an unsigned number as a varint: seven bits in each byte, the lowest first. */
    void varint(int value) throws IOException {
        int rest = value;
        while ((rest & ~0x7f) != 0) {
            put(rest & 0x7f | 0x80);
            rest >>>= 7;
        }
        put(rest);
    }

    MemorySegment segment() {
        return segment;
    }

    private void grow(int length) throws IOException {
        long needed = (long) position + length;
        if (needed > LONGEST) {
            String what = "the objects take more than " + LONGEST + " bytes beside their arrays";
            throw new IOException(what + "; send them in several messages");
        }
        replace(Arrays.copyOf(bytes, (int) Math.min(LONGEST, Math.max(needed, 2L * bytes.length))));
    }

    private void replace(byte[] other) {
        bytes = other;
        segment = MemorySegment.ofArray(other);
    }
}
