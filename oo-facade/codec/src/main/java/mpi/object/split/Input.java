package mpi.object.split;

import java.io.EOFException;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.lang.foreign.MemorySegment;

/**
 * Received bytes with a read position. Readers call {@link #take}, which checks that enough bytes
 * are left, and then read these bytes from the array directly.
 */
final class Input {

    final byte[] bytes;
    int position;
    private final int end;

    /**
     * Number of elements that the message has announced and that were not read yet. Each element
     * takes at least one byte, so {@link #remaining} subtracts this number from the bytes that are
     * left.
     */
    private int owed;

    Input(byte[] bytes, int first, int end) {
        this.bytes = bytes;
        position = first;
        this.end = end;
    }

    /**
     * Moves the read position over the next bytes, and returns the index of the first one. Throws
     * if fewer bytes are left.
     */
    int take(int length) throws IOException {
        int at = position;
        if (length < 0 || length > end - at) {
            String what = length + " bytes are announced at " + at;
            throw new EOFException(what + ", but the objects end at " + end);
        }
        position = at + length;
        return at;
    }

    int get() throws IOException {
        int at = take(1);
        return bytes[at];
    }

    /** Returns the next byte without moving the read position; -1 at the end of the message. */
    int peek() {
        return position < end ? bytes[position] & 0xff : -1;
    }

    int varint() throws IOException {
        int value = get();
        return value >= 0 ? value : longVarint(value);
    }

    private int longVarint(int first) throws IOException {
        int value = first & 0x7f;
        for (int shift = 7; shift < 35; shift += 7) {
            int next = get();
            value |= (next & 0x7f) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw new StreamCorruptedException("a number at " + position + " has more than 32 bits");
    }

    /**
     * Reads the number of elements that follow, each of {@code size} bytes or more; throws if the
     * rest of the message cannot hold so many.
     */
    int count(int size) throws IOException {
        int count = varint();
        if (count < 0 || (long) count * size > remaining()) {
            String what = (count & 0xffff_ffffL) + " elements of at least " + size + " bytes";
            String rule = " are announced, where " + remaining() + " bytes are left";
            throw new StreamCorruptedException(what + rule);
        }
        return count;
    }

    int remaining() {
        return end - position - owed;
    }

    /**
     * Adds to the number of announced elements that were not read yet; a negative number removes
     * them.
     */
    void owe(int elements) {
        owed += elements;
    }

    MemorySegment segment() {
        return MemorySegment.ofArray(bytes);
    }
}
