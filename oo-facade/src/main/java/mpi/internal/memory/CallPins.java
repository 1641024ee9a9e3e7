package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.internal.Pins;

/** The arrays that MPI uses in place: pinned until the call is over, or kept so between calls. */
public final class CallPins {

    /** A power of two. */
    private static final int PLACES = 8;

    private Object[] arrays = new Object[2];
    private long[] addresses = new long[2];
    private final MemorySegment[] places = new MemorySegment[PLACES];
    private int nextPlace;
    private int count;

    /** Whether arrays of this call stay pinned between calls. */
    private boolean keeps;

    /** Whether the call may use an array in place once only. */
    private boolean once;

    public CallPins() {
        Arrays.fill(places, MemorySegment.NULL);
    }

    /**
     * Whether an array can be pinned and is worth it: long enough, and of numbers. Booleans are not
     * pinned, because MPI may bring others than 0 and 1.
     */
    public static boolean takes(Object array, long bytes) {
        return bytes >= Pins.FROM && Pins.AVAILABLE && !(array instanceof boolean[]);
    }

    /** From now on arrays that come often stay pinned between calls. */
    public void keep() {
        keeps = Pins.AVAILABLE;
    }

    /** Lets go of those that stay pinned between calls, for good. */
    public void keepNone() {
        keeps = false;
        PinCache.letGo();
    }

    /** Lets no array be used in place as two buffers of this call. */
    public void beginOnce() {
        once = true;
    }

    /** What begins at a byte of an array that this call uses in place; null if it is copied. */
    public MemorySegment inPlace(Object array, long at, long bytes, Element element) {
        MemorySegment found = keeps ? kept(array, at) : null;
        if (found != null) {
            return found;
        }
        MemorySegment pinned = pinned(array, at, bytes);
        if (pinned == null && keeps) {
            PinCache.miss(array, element);
        }
        return pinned;
    }

    /** What begins at a byte of an array that is pinned for this call; null if it is copied. */
    public MemorySegment pinned(Object array, long at, long bytes) {
        return takes(array, bytes) && !(once && isUsed(array)) ? pin(array, at) : null;
    }

    /** Whether the call may use an array in place once only. */
    public boolean isOnce() {
        return once;
    }

    /** What begins at a byte of an array that stays pinned between calls; null of any other. */
    private MemorySegment kept(Object array, long at) {
        int place = PinCache.find(array);
        if (place < 0 || once && PinCache.isTaken(array)) {
            return null;
        }
        MemorySegment start = PinCache.use(place);
        return at == 0 ? start : place(start.address() + at);
    }

    /** Whether a call that may do so once uses an array in place already. */
    private boolean isUsed(Object array) {
        for (int i = 0; i < count; i++) {
            if (arrays[i] == array) {
                return true;
            }
        }
        return keeps && PinCache.isTaken(array);
    }

    /** Pins an array; what begins at a byte of it. */
    private MemorySegment pin(Object array, long at) {
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
    public MemorySegment place(long address) {
        for (MemorySegment known : places) {
            if (known.address() == address) {
                return known;
            }
        }
        MemorySegment found = MemorySegment.ofAddress(address);
        places[nextPlace++ & PLACES - 1] = found;
        return found;
    }

    /** Ends the call. */
    public void end() {
        once = false;
        if (count != 0) {
            release();
        }
    }

    private void release() {
        for (int i = 0; i < count; i++) {
            Pins.unpin(arrays[i], addresses[i]);
            arrays[i] = null;
        }
        count = 0;
    }
}
