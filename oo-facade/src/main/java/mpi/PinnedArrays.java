package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.internal.Pins;

/** The arrays that stay where they are until the call is over, and that MPI uses in place. */
final class PinnedArrays {

    /** A power of two. */
    private static final int PLACES = 8;

    private Object[] arrays = new Object[2];
    private long[] addresses = new long[2];
    private final MemorySegment[] places = new MemorySegment[PLACES];
    private int nextPlace;
    private int count;

    PinnedArrays() {
        Arrays.fill(places, MemorySegment.NULL);
    }

    /**
     * Whether an array can be pinned and is worth it: long enough, and of numbers. Booleans are not
     * pinned, because MPI may bring others than 0 and 1.
     */
    static boolean takes(Object array, long bytes) {
        return bytes >= Pins.FROM && Pins.AVAILABLE && !(array instanceof boolean[]);
    }

    /** Whether an array is pinned for this call already. */
    boolean has(Object array) {
        for (int i = 0; i < count; i++) {
            if (arrays[i] == array) {
                return true;
            }
        }
        return false;
    }

    /** Pins an array; what begins at a byte of it. */
    MemorySegment pin(Object array, long at) {
        if (count == arrays.length) {
            arrays = Arrays.copyOf(arrays, 2 * count);
            addresses = Arrays.copyOf(addresses, 2 * count);
        }
        long address = Pins.pin(array);
        arrays[count] = array;
        addresses[count++] = address;
        return place(address + at);
    }

    /** An address as MPI is given it: many arrays are where they were at an earlier call. */
    private MemorySegment place(long address) {
        for (MemorySegment known : places) {
            if (known.address() == address) {
                return known;
            }
        }
        MemorySegment found = MemorySegment.ofAddress(address);
        places[nextPlace++ & PLACES - 1] = found;
        return found;
    }

    /** Lets go of all. */
    void release() {
        for (int i = 0; i < count; i++) {
            Pins.unpin(arrays[i], addresses[i]);
            arrays[i] = null;
        }
        count = 0;
    }
}
