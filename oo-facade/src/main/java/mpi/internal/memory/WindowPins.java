package mpi.internal.memory;

import java.util.Arrays;

/**
 * Pins of the pin cache that are held by unfinished operations of one window, to release them when
 * the window is synchronized with the target of an operation. Successive operations with the same
 * target and array take one entry. If several threads call MPI, they must lock this object, except
 * for {@link #isEmpty}.
 */
public final class WindowPins {

    private static final int FIRST = 4;

    private int[] pins = new int[FIRST];
    private int[] targets = new int[FIRST];
    private int[] times = new int[FIRST];
    private int count;

    /**
     * Adds the pins of one operation: {@code shared} has a bit for each slot of {@link PinCache}.
     */
    public void add(int shared, int target) {
        int last = count - 1;
        if (last >= 0 && pins[last] == shared && targets[last] == target) {
            times[last]++;
        } else {
            append(shared, target);
        }
    }

    private void append(int shared, int target) {
        if (count == pins.length) {
            pins = Arrays.copyOf(pins, 2 * count);
            targets = Arrays.copyOf(targets, 2 * count);
            times = Arrays.copyOf(times, 2 * count);
        }
        pins[count] = shared;
        targets[count] = target;
        times[count++] = 1;
    }

    /**
     * Returns true if the list is empty. A thread that has not locked the list may miss an entry
     * that another thread has just added; a later synchronization then releases its pins.
     */
    public boolean isEmpty() {
        return count == 0;
    }

    /** Releases the pins of all operations. */
    public void release() {
        for (int i = 0; i < count; i++) {
            PinCache.release(pins[i], times[i]);
        }
        count = 0;
    }

    /** Releases the pins of the operations with one target. */
    public void release(int target) {
        int left = 0;
        for (int i = 0; i < count; i++) {
            if (targets[i] == target) {
                PinCache.release(pins[i], times[i]);
            } else {
                pins[left] = pins[i];
                targets[left] = targets[i];
                times[left++] = times[i];
            }
        }
        count = left;
    }
}
