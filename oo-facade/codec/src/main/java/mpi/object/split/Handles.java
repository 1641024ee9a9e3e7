package mpi.object.split;

import java.io.InvalidObjectException;
import java.io.StreamCorruptedException;
import java.util.Arrays;

/** Objects of a message being read, indexed by the numbers that the writer gave them. */
final class Handles {

    private static final Object UNSHARED = new Object();

    private Object[] objects = new Object[16];
    private int count;

    /** Assigns the next number to an object; null reserves it for an object that is made later. */
    int add(Object object) {
        if (count == objects.length) {
            objects = Arrays.copyOf(objects, 2 * count);
        }
        objects[count] = object;
        return count++;
    }

    /**
     * Assigns the next numbers to the objects of an array, from index {@code first} to before
     * {@code end}.
     */
    void addAll(Object[] from, int first, int end) {
        int all = count + end - first;
        if (all > objects.length) {
            objects = Arrays.copyOf(objects, Math.max(all, 2 * count));
        }
        System.arraycopy(from, first, objects, count, end - first);
        count = all;
    }

    void set(int number, Object object) {
        objects[number] = object;
    }

    int count() {
        return count;
    }

    /** Makes {@link #get} refuse an object from now on. */
    void unshare(int number) {
        objects[number] = UNSHARED;
    }

    /** Returns an object that was read before, or is being read. */
    Object get(int number) throws StreamCorruptedException, InvalidObjectException {
        if (number >= count) {
            String what = "object " + number + " is referred to, but only " + count;
            throw new StreamCorruptedException(what + " were read");
        }
        Object object = objects[number];
        if (object == UNSHARED) {
            throw new InvalidObjectException(
                    "object " + number + " is referred to, but was read as unshared");
        }
        return object;
    }
}
