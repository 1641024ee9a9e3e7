package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.internal.Pins;

/** The arrays that stay where they are until the call is over, and that MPI uses in place. */
final class PinnedArrays {

    private Object[] arrays = new Object[2];
    private long[] addresses = new long[2];
    private MemorySegment[] places = {MemorySegment.NULL, MemorySegment.NULL};
    private int count;

    /**
     * Whether an array is to be pinned: long enough, and of numbers. Booleans are not pinned,
     * because MPI may bring others than 0 and 1; nor is an array twice where the result may lie on
     * the operands, since MPI wants them apart.
     */
    boolean takes(Object array, long bytes, boolean once) {
        if (bytes < Pins.FROM || !Pins.AVAILABLE || array instanceof boolean[]) {
            return false;
        }
        for (int i = 0; once && i < count; i++) {
            if (arrays[i] == array) {
                return false;
            }
        }
        return true;
    }

    /** Pins an array; what begins at a byte of it. */
    MemorySegment pin(Object array, long at) {
        if (count == arrays.length) {
            arrays = Arrays.copyOf(arrays, 2 * count);
            addresses = Arrays.copyOf(addresses, 2 * count);
            places = Arrays.copyOf(places, 2 * count);
        }
        long address = Pins.pin(array);
        arrays[count] = array;
        addresses[count] = address;
        return place(count++, address + at);
    }

    /** An address as MPI is given it: most arrays are where they were at the call before. */
    private MemorySegment place(int i, long address) {
        if (places[i] == null || places[i].address() != address) {
            places[i] = MemorySegment.ofAddress(address);
        }
        return places[i];
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
