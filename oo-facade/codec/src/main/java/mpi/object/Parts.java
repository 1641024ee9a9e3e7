package mpi.object;

import java.util.ArrayList;
import java.util.List;

/**
 * Serialized form of the objects of one message: bytes, and large arrays that are sent beside them
 * without a copy. Not thread-safe.
 */
public final class Parts {

    /**
     * Bytes that a codec leaves free before its own, so that the envelope is put there without a
     * copy.
     */
    public static final int RESERVED = 32;

    private static final byte[] NONE = {};

    private byte[] bytes = NONE;
    private int from;
    private int to;

    /** Created on first use: most messages have no arrays. */
    private List<Object> arrays;

    /** Makes an empty serialized form. */
    public Parts() {}

    /**
     * Sets the bytes.
     *
     * @param array holds them; the codec may reuse it for the next message of this thread.
     * @param first index of the first one; {@link #RESERVED} or more saves a copy.
     * @param end index after the last one.
     */
    public void bytes(byte[] array, int first, int end) {
        bytes = array;
        from = first;
        to = end;
    }

    /**
     * Returns the array that holds the bytes.
     *
     * @return the array itself, not a copy.
     */
    public byte[] bytes() {
        return bytes;
    }

    /**
     * Start of the bytes.
     *
     * @return the index of the first one.
     */
    public int from() {
        return from;
    }

    /**
     * End of the bytes.
     *
     * @return the index after the last one.
     */
    public int to() {
        return to;
    }

    /**
     * Buffers sent beside the bytes, in order: whole arrays of primitive elements, and memory
     * segments, which arrive as segments over a {@code byte[]}. Received ones become part of the
     * decoded objects, without a copy.
     *
     * @return the list itself, to which {@link ObjectCodec#encode} adds.
     */
    public List<Object> arrays() {
        if (arrays == null) {
            arrays = new ArrayList<>();
        }
        return arrays;
    }

    /** Removes bytes and arrays. */
    public void clear() {
        bytes(NONE, 0, 0);
        arrays = null;
    }
}
