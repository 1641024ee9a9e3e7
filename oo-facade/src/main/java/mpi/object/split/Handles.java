package mpi.object.split;

import java.io.InvalidObjectException;
import java.io.StreamCorruptedException;
import java.util.Arrays;

/** The objects of a message that is read, by the numbers that they had when it was written. */
final class Handles {

    private static final Object UNSHARED = new Object();

    private Object[] objects = new Object[16];
    private int count;

    /** Gives the next number to an object; null while it is not made yet. */
    int add(Object object) {
        if (count == objects.length) {
            objects = Arrays.copyOf(objects, 2 * count);
        }
        objects[count] = object;
        return count++;
    }

    /** Gives the next numbers to some objects of an array. */
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

    /** From now on whoever refers to an object is refused. */
    void unshare(int number) {
        objects[number] = UNSHARED;
    }

    /** An object that was read before, or is being read. */
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
