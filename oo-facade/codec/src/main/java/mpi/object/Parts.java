package mpi.object;

import java.util.ArrayList;
import java.util.List;

/**
 * Serialized form of the objects of one message: bytes, and large arrays that are sent separately,
 * without a copy. Not thread-safe.
 */
public final class Parts {

    /**
     * Number of bytes that a codec leaves free before its own bytes, so that panmpi can put the
     * header of the message there without a copy.
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
     * @param array array that holds the bytes; the codec may reuse it for the next message of this
     *     thread.
     * @param first index of the first byte; {@link #RESERVED} or more saves a copy.
     * @param end index after the last byte.
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
     * Returns the start of the bytes in the array.
     *
     * @return the index of the first byte.
     */
    public int from() {
        return from;
    }

    /**
     * Returns the end of the bytes in the array.
     *
     * @return the index after the last byte.
     */
    public int to() {
        return to;
    }

    /**
     * Returns the buffers that are sent separately from the bytes, in order: whole arrays of
     * primitive elements, and memory segments, which arrive as segments over a {@code byte[]}.
     * Received buffers become part of the decoded objects, without a copy.
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
