package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.internal.Pins;

/** The arrays that MPI uses in place: pinned until the call is over, or kept so between calls. */
final class PinnedArrays {

    /** A power of two. */
    private static final int PLACES = 8;

    private Object[] arrays = new Object[2];
    private long[] addresses = new long[2];
    private final MemorySegment[] places = new MemorySegment[PLACES];
    private final KeptPins kept = new KeptPins();
    private int nextPlace;
    private int count;
    private boolean once;

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

    /** Whether arrays that are often used stay pinned between calls. */
    void keep(boolean on) {
        if (on) {
            kept.open();
        } else {
            kept.close();
        }
    }

    /** Lets no array be used in place as two buffers of this call. */
    void beginOnce() {
        once = true;
        kept.beginOnce();
    }

    /** Ends the call. */
    void end() {
        once = false;
    }

    /** What begins at a byte of an array that is pinned anyway; null for any other. */
    MemorySegment kept(Object array, long at) {
        int place = kept.find(array);
        if (place < 0 || once && !kept.isFirstUse(place)) {
            return null;
        }
        MemorySegment start = kept.use(place);
        return at == 0 ? start : place(start.address() + at);
    }

    /** Notes that an array is copied. */
    void missed(Object array, Element element) {
        kept.miss(array, element);
    }

    /** Whether the call may use an array in place once only. */
    boolean isOnce() {
        return once;
    }

    /** Whether an array is in place already. */
    boolean has(Object array) {
        if (kept.find(array) >= 0) {
            return true;
        }
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
