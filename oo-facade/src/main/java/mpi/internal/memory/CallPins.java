package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.internal.system.Pins;

/**
 * Makes arrays accessible to MPI in place: pins an array until the call is over, or finds it in the
 * pin cache.
 */
public final class CallPins {

    /**
     * Number of segments in the table {@code places}, in which {@link #place} finds the segment for
     * an address that it was asked for before; a power of two.
     */
    private static final int PLACES = 8;

    private Object[] arrays = new Object[2];
    private long[] addresses = new long[2];
    private final MemorySegment[] places = new MemorySegment[PLACES];
    private int nextPlace;
    private int count;

    /** True if this call uses the pin cache. */
    private boolean keeps;

    /** True if the call may use an array in place for only one of its buffers. */
    private boolean once;

    public CallPins() {
        Arrays.fill(places, MemorySegment.NULL);
    }

    /**
     * Begins an outermost call of the first thread. The call may use an array in place for only one
     * of its two buffers. See {@link PinCache#beginOnce}.
     */
    public static void beginReplacing() {
        PinCache.beginOnce();
    }

    /**
     * Returns true if an array may be pinned: the array must be long enough that pinning is faster
     * than copying, and must not be an array of booleans, since MPI might write bytes other than 0
     * and 1.
     */
    public static boolean takes(Object array, long bytes) {
        return bytes >= Pins.FROM && Pins.AVAILABLE && !(array instanceof boolean[]);
    }

    /** Lets this call and later calls use the pin cache. */
    public void keep() {
        keeps = Pins.AVAILABLE;
    }

    /**
     * Stops the use of the pin cache by this call and later calls, and unpins the arrays in the
     * cache.
     */
    public void keepNone() {
        keeps = false;
        PinCache.letGo();
    }

    /**
     * Allows this call to use an array in place for one buffer only; a second buffer in the same
     * array is copied.
     */
    public void beginOnce() {
        once = true;
    }

    /**
     * Finds an array in the pin cache or pins it, and returns the address of its byte {@code at};
     * null if the array must be copied.
     */
    public MemorySegment inPlace(Object array, long at, long bytes, Element element) {
        MemorySegment found = keeps ? kept(array, at) : null;
        return found == null ? uncached(array, at, bytes, element) : found;
    }

    /**
     * Pins an array that is not in the pin cache, and returns the address of its byte {@code at};
     * null if the array must be copied.
     */
    public MemorySegment uncached(Object array, long at, long bytes, Element element) {
        MemorySegment pinned = pinned(array, at, bytes);
        if (pinned == null && keeps) {
            PinCache.miss(array, element);
        }
        return pinned;
    }

    /**
     * Finds an array in the pin cache for an operation that outlives the call. Returns the slot of
     * the array, or -1 if the array must be pinned or copied.
     */
    public int shared(Object array) {
        return keeps && !isSharedOnce(array) ? PinCache.find(array) : -1;
    }

    /**
     * Returns true if the call already uses this array in place, so that a second buffer in the
     * array must be copied. The result is false for arrays outside of the pin cache, and unless
     * {@link #beginOnce} was called.
     */
    public boolean isSharedOnce(Object array) {
        return once && keeps && PinCache.isTaken(array);
    }

    /**
     * Records a miss of the pin cache: an operation that outlives the call had to copy the array.
     */
    public void missed(Object array, Element element) {
        if (keeps) {
            PinCache.miss(array, element);
        }
    }

    /**
     * Pins an array for this call, and returns the address of its byte {@code at}; null if the
     * array must be copied.
     */
    public MemorySegment pinned(Object array, long at, long bytes) {
        return takes(array, bytes) && !(once && isUsed(array)) ? pin(array, at) : null;
    }

    /** Returns true if the call may use an array in place for one buffer only. */
    public boolean isOnce() {
        return once;
    }

    /**
     * Looks an array up in the pin cache, and returns the address of its byte {@code at}; null on a
     * miss.
     */
    private MemorySegment kept(Object array, long at) {
        int place = PinCache.find(array);
        if (place < 0 || once && isUsed(array)) {
            return null;
        }
        MemorySegment start = PinCache.use(place);
        return at == 0 ? start : place(start.address() + at);
    }

    /** Returns true if this call already uses the array in place. */
    private boolean isUsed(Object array) {
        for (int i = 0; i < count; i++) {
            if (arrays[i] == array) {
                return true;
            }
        }
        return keeps && PinCache.isTaken(array);
    }

    /** Pins an array, and returns the address of its byte {@code at}. */
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

    /**
     * Returns a segment for an address. Reuses the segment of an earlier call with the same address
     * if there is one, since many arrays have not moved.
     */
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

    /** Ends the call: unpins its arrays, except arrays in the pin cache. */
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
