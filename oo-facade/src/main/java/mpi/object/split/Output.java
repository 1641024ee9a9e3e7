package mpi.object.split;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.object.Parts;

/**
 * Bytes that grow, and what else a thread keeps from message to message. Whoever writes reserves
 * room once, then writes into the array itself.
 */
final class Output {

    /** A longer array is not kept for the next message. */
    private static final int KEPT = 1 << 20;

    private static final int SHORTEST = 512;
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private static final ThreadLocal<Output> OTHERS = ThreadLocal.withInitial(Output::new);

    /** The thread that wrote first, and in most programs the only one: its output is a constant. */
    private static final Thread FIRST = Thread.currentThread();

    private static final Output OF_FIRST = new Output();

    byte[] bytes = new byte[SHORTEST];
    int position;

    /** Of each type by its id: the message that last introduced it, then its code in that. */
    private long[] introduced = new long[64];

    /** That of a message's first object, which the next message is likely to begin with, too. */
    TypeDescriptor latest = FixedTypes.of(Code.FIRST);

    private int message;
    private boolean busy;
    private MemorySegment segment = MemorySegment.ofArray(bytes);

    /** What a thread writes to, again and again: the next message overwrites it. */
    static Output begun() {
        Output own = Thread.currentThread() == FIRST ? OF_FIRST : OTHERS.get();
        // A hook of a message that is being written may write another.
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

    /** The type of a class; that of the first object stays at hand for the next message. */
    TypeDescriptor typeOf(Class<?> type) {
        TypeDescriptor known = Types.of(type);
        if (position == Parts.RESERVED) {
            latest = known;
        }
        return known;
    }

    /** The code that a type has in this message; 0 if it has none and gets this one now. */
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

    /** The index of room for some bytes, which are written next. */
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

    /** Puts the first bytes of an array that is longer by a word: word by word, without a call. */
    void putWords(byte[] from, int length) throws IOException {
        int at = reserve(length + Long.BYTES);
        position = at + length;
        for (int i = 0; i < length; i += Long.BYTES) {
            LittleEndian.put(bytes, at + i, LittleEndian.getLong(from, i));
        }
    }

    /** A number without sign in as few bytes as it takes, seven bits in each. */
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
