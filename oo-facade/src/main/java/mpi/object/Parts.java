package mpi.object;

import java.util.ArrayList;
import java.util.List;

/**
 * Objects in the form in which they travel: bytes, which say what the objects are, and arrays,
 * which travel beside them without being copied. Belongs to one thread.
 */
public final class Parts {

    /** Bytes that a codec leaves free before its own, so that the envelope needs no copy. */
    public static final int RESERVED = 32;

    private static final byte[] NONE = {};

    private byte[] bytes = NONE;
    private int from;
    private int to;

    /** Made when it is asked for: most messages have none. */
    private List<Object> arrays;

    /** None yet. */
    public Parts() {}

    /**
     * Sets the bytes.
     *
     * @param array holds them; the codec may use it again for this thread's next objects.
     * @param first where they begin, at {@link #RESERVED} or after it if a copy is to be saved.
     * @param end where they end.
     */
    public void bytes(byte[] array, int first, int end) {
        bytes = array;
        from = first;
        to = end;
    }

    /**
     * The array that holds the bytes.
     *
     * @return the array itself.
     */
    public byte[] bytes() {
        return bytes;
    }

    /**
     * Where the bytes begin.
     *
     * @return an index.
     */
    public int from() {
        return from;
    }

    /**
     * Where the bytes end.
     *
     * @return the index after the last one.
     */
    public int to() {
        return to;
    }

    /**
     * What travels beside the bytes, in order: arrays of primitive elements, each meant as a whole,
     * and segments, which arrive as segments over a {@code byte[]}. What arrives belongs to the
     * objects that are decoded.
     *
     * @return the list itself: {@link ObjectCodec#encode} adds to it.
     */
    public List<Object> arrays() {
        if (arrays == null) {
            arrays = new ArrayList<>();
        }
        return arrays;
    }

    /** Forgets everything. */
    public void clear() {
        bytes(NONE, 0, 0);
        arrays = null;
    }
}
