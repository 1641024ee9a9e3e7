package mpi.object.split;

import java.util.Arrays;

/**
 * The objects of a message that is written, by identity; each has its number. Made anew for each
 * message: a store into an array that lives longer costs a fence of the collector's, more than the
 * array itself.
 */
final class Identities {

    /** So few are compared one by one: an object's first identity hash costs more than that. */
    private static final int FEW = 16;

    private Object[] objects = new Object[FEW];
    private int count;

    /** Numbers plus 1, by open addressing. */
    private int[] slots;

    /** 0 while there are few. */
    private int mask;

    int count() {
        return count;
    }

    /** The number of an object, or -1. */
    int find(Object object) {
        if (mask == 0) {
            for (int i = 0; i < count; i++) {
                if (objects[i] == object) {
                    return i;
                }
            }
            return -1;
        }
        int slot = System.identityHashCode(object) & mask;
        while (slots[slot] != 0) {
            int number = slots[slot] - 1;
            if (objects[number] == object) {
                return number;
            }
            slot = slot + 1 & mask;
        }
        return -1;
    }

    /** The number of an object; -1 if it had none and gets the next one now. */
    int findOrAdd(Object object) {
        int number = find(object);
        if (number < 0) {
            add(object);
        }
        return number;
    }

    /**
     * Gives the next numbers to some objects of an array, up to the first that has one already; how
     * many got one.
     */
    int addAll(Object[] from, int first, int end) {
        expect(end - first);
        int next = first;
        while (next < end && find(from[next]) < 0) {
            add(from[next++]);
        }
        return next - first;
    }

    /** Makes room for so many more. */
    private void expect(int more) {
        if (count + more > FEW) {
            objects = Arrays.copyOf(objects, Math.max(objects.length, count + more));
            index(count + more);
        }
    }

    /** Gives the next number to an object that has none. */
    void add(Object object) {
        if (count == objects.length) {
            objects = Arrays.copyOf(objects, 2 * count);
        }
        objects[count++] = object;
        if (mask != 0 && 2 * count <= mask) {
            insert(count - 1);
        } else if (count > FEW) {
            index(2 * count);
        }
    }

    /** Uses up a number, for an object that is never referred to. */
    void skip() {
        add(new Object());
    }

    /** Takes the last objects out again. */
    void truncate(int size) {
        while (count > size) {
            Object last = objects[--count];
            objects[count] = null;
            if (mask != 0) {
                int slot = System.identityHashCode(last) & mask;
                while (slots[slot] != count + 1) {
                    slot = slot + 1 & mask;
                }
                // Nothing was inserted after the last object, so that no chain leads over it.
                slots[slot] = 0;
            }
        }
    }

    /** Makes a table of all, which has places for twice as many. */
    private void index(int most) {
        mask = Math.max(63, Integer.highestOneBit(most) * 4 - 1);
        slots = new int[mask + 1];
        for (int i = 0; i < count; i++) {
            insert(i);
        }
    }

    private void insert(int number) {
        int slot = System.identityHashCode(objects[number]) & mask;
        while (slots[slot] != 0) {
            slot = slot + 1 & mask;
        }
        slots[slot] = number + 1;
    }
}
