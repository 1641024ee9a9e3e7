package mpi.object.split;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.lang.reflect.Array;

/**
 * Writes and reads arrays of equal type and length as a unit: one length for all, then the elements
 * of all. Each array is a row. It still has an object number, so that other references to it are
 * preserved.
 */
final class Rows {

    private Rows() {}

    /**
     * Assigns numbers to consecutive objects from an index on, as long as they are arrays of the
     * same primitive type and length and occur for the first time. Returns how many objects it has
     * numbered.
     */
    static int number(Object[] objects, int from, Identities seen) {
        Object first = objects[from];
        if (first == null || Elements.of(first.getClass()) == null) {
            return 0;
        }
        int length = Array.getLength(first);
        return length == 0 ? 0 : seen.addAll(objects, from, end(objects, from, first, length));
    }

    /**
     * Returns the index after the last consecutive array that has the type and length of the first
     * one. The search is a loop of its own, so that the CPU can overlap the cache misses.
     */
    private static int end(Object[] objects, int from, Object first, int length) {
        int end = from + 1;
        while (end < objects.length && isLike(first, objects[end], length)) {
            end++;
        }
        return end;
    }

    private static boolean isLike(Object first, Object other, int length) {
        return other != null
                && other.getClass() == first.getClass()
                && Array.getLength(other) == length;
    }

    /**
     * Writes consecutive objects from an index on as rows, if {@link #number} numbers two or more
     * of them. Returns how many objects it has written.
     */
    static int write(Object[] objects, int from, Encoder encoder) throws IOException {
        Identities seen = encoder.seen();
        int before = seen.count();
        int count = number(objects, from, seen);
        if (count < 2) {
            seen.truncate(before);
            return 0;
        }
        encoder.out.put(Code.ROWS << 1);
        encoder.out.put(Elements.of(objects[from].getClass()).ordinal());
        write(objects, from, count, encoder);
        return count;
    }

    /** Writes rows that have been numbered. */
    static void write(Object[] rows, int from, int count, Encoder encoder) throws IOException {
        Elements elements = Elements.of(rows[from].getClass());
        int length = Array.getLength(rows[from]);
        encoder.out.varint(count);
        encoder.out.varint(length);
        boolean isSeparate = elements.isLong(length);
        for (int i = from; i < from + count; i++) {
            if (isSeparate) {
                encoder.addArray(rows[i]);
            } else {
                elements.put(rows[i], length, encoder.out);
            }
        }
    }

    /**
     * Reads the number of rows that come next; {@link #length} checks that the message holds them.
     */
    static int count(Decoder decoder) throws IOException {
        int count = decoder.in.varint();
        if (count < 1) {
            throw new StreamCorruptedException(
                    count + " rows are announced; there must be at least one");
        }
        return count;
    }

    /** Reads the length of the rows; throws if the message cannot hold that many of them. */
    static int length(Elements elements, int count, Decoder decoder) throws IOException {
        int length = decoder.in.varint();
        boolean there = length > 0;
        if (there && elements.isLong(length)) {
            there = count <= decoder.arraysLeft();
        } else if (there) {
            there = (long) count * length * elements.size <= decoder.in.remaining();
        }
        if (!there) {
            String what = count + " rows of " + length + " elements are announced";
            throw new StreamCorruptedException(what + ", more than the message has");
        }
        return length;
    }

    static void read(
            Elements elements, int length, Object[] into, int from, int to, Decoder decoder)
            throws IOException {
        boolean isSeparate = elements.isLong(length);
        decoder.filterCheck.ask(elements.type);
        decoder.depth(decoder.depth() + 1);
        for (int i = from; i < to; i++) {
            decoder.filterCheck.count();
            decoder.filterCheck.ask(elements.type, length);
            into[i] =
                    isSeparate
                            ? decoder.nextArray(elements.type, length)
                            : elements.get(length, decoder.in);
        }
        decoder.depth(decoder.depth() - 1);
        decoder.handles.addAll(into, from, to);
    }
}
