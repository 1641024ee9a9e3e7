package mpi.object.split;

import java.util.Arrays;

/**
 * Identity hash table of the objects of a message being written, each with its number. A new table
 * is allocated for each message: a reference store into an older array runs the garbage collector's
 * write barrier, which costs more than a new array.
 */
final class Identities {

    /**
     * Largest number of objects that are searched one by one, without the hash table: computing the
     * first identity hash of an object costs more than 16 comparisons.
     */
    private static final int FEW = 16;

    private Object[] objects = new Object[FEW];
    private int count;

    /**
     * Hash table with open addressing: a slot has the number of an object plus 1; 0 if it is empty.
     */
    private int[] slots;

    /** Size of the hash table minus 1; 0 while there is no hash table. */
    private int mask;

    int count() {
        return count;
    }

    /** Returns the number of an object; -1 if the object has none. */
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

    /**
     * Returns the number of an object; if the object has none, assigns the next number to it and
     * returns -1.
     */
    int findOrAdd(Object object) {
        int number = find(object);
        if (number < 0) {
            add(object);
        }
        return number;
    }

    /**
     * Assigns the next numbers to the objects of an array, from index {@code first} to before
     * {@code end}, but stops at an object that already has a number. Returns how many objects it
     * has numbered.
     */
    int addAll(Object[] from, int first, int end) {
        expect(end - first);
        int next = first;
        while (next < end && find(from[next]) < 0) {
            add(from[next++]);
        }
        return next - first;
    }

    /** Makes room in the array and in the hash table for {@code more} more objects. */
    private void expect(int more) {
        if (count + more > FEW) {
            objects = Arrays.copyOf(objects, Math.max(objects.length, count + more));
            index(count + more);
        }
    }

    /** Assigns the next number to an object that has none. */
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

    /**
     * Assigns the next number to an object written as unshared, to which no reference will lead.
     */
    void skip() {
        add(new Object());
    }

    /** Removes the objects that were added last, so that {@code size} objects are left. */
    void truncate(int size) {
        while (count > size) {
            Object last = objects[--count];
            objects[count] = null;
            if (mask != 0) {
                int slot = System.identityHashCode(last) & mask;
                while (slots[slot] != count + 1) {
                    slot = slot + 1 & mask;
                }
                // The last object was inserted last, so that no other object's probe sequence
                // passes its slot.
                slots[slot] = 0;
            }
        }
    }

    /** Rebuilds the hash table with at least twice as many slots as the given number of objects. */
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
