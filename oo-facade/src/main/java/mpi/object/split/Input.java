package mpi.object.split;

import java.io.EOFException;
import java.io.IOException;
import java.io.StreamCorruptedException;
import java.lang.foreign.MemorySegment;

/** Bytes that arrived. Whoever reads takes a stretch once, then reads from the array itself. */
final class Input {

    final byte[] bytes;
    int position;
    private final int end;

    /** Bytes that elements take which are announced but not yet read: one each at least. */
    private int owed;

    Input(byte[] bytes, int first, int end) {
        this.bytes = bytes;
        position = first;
        this.end = end;
    }

    /** The index of the next bytes, which are there. */
    int take(int length) throws IOException {
        int at = position;
        if (length < 0 || length > end - at) {
            String what = length + " bytes are to be read at " + at;
            throw new EOFException(what + ", but the objects end at " + end);
        }
        position = at + length;
        return at;
    }

    int get() throws IOException {
        int at = take(1);
        return bytes[at];
    }

    /** The next byte, which stays; -1 at the end. */
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

    /** A count of what takes so many bytes each; never more than the bytes can hold. */
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

    void owe(int elements) {
        owed += elements;
    }

    MemorySegment segment() {
        return MemorySegment.ofArray(bytes);
    }
}
