package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicIntegerArray;
import mpi.internal.system.Pins;

/**
 * Cache of pinned arrays that the first thread uses repeatedly, with CLOCK replacement. A hit lets
 * MPI use the array in place however short the message is, without a copy and without pinning it
 * again. Only the first thread has a cache, so that all fields can be static and compiled code
 * finds an array with few loads.
 *
 * <p>An operation of a request or a window outlives its call, and shares the pin of an array: the
 * array stays in its slot until the operation is complete.
 */
public final class PinCache {

    /** Number of slots of the cache; a power of two. */
    private static final int PLACES = 8;

    /** Sample period: every 32nd miss makes its array the candidate for the cache. */
    private static final int LOOK = 32;

    /**
     * Number of misses after which the candidate is cached, if the misses come within a sample
     * period. With 4 of 32, each of eight arrays that are used in rotation can enter the cache.
     */
    private static final int OFTEN = 4;

    /**
     * Capacity in bytes of all cached arrays together. Short messages of an array that does not fit
     * are copied.
     */
    private static final long MOST = CacheBudget.PINNED_ARRAYS.bytes();

    private static final Object[] ARRAYS = new Object[PLACES];
    private static final long[] BYTES = new long[PLACES];
    private static final MemorySegment[] STARTS = new MemorySegment[PLACES];
    private static Object candidate;
    private static int seen;
    private static int misses;

    /** Total size in bytes of all cached arrays. */
    private static long held;

    /** CLOCK hand: the slot to test next for eviction. */
    private static int hand;

    /**
     * Reference bits, one for each slot: set on a hit, cleared after a replacement or a failed
     * eviction.
     */
    private static int hot;

    /**
     * Set of the slots that the current call uses, one bit for each slot. The set is reset and read
     * only in calls that may use an array in place for one buffer only.
     */
    private static int taken;

    /**
     * For each slot, the number of operations that share its pin: operations that the first thread
     * began, minus operations that the first thread completed.
     */
    private static final int[] SHARED = new int[PLACES];

    /** Number of operations of {@code SHARED} that other threads completed, for each slot. */
    private static final AtomicIntegerArray ENDED_ELSEWHERE = new AtomicIntegerArray(PLACES);

    private PinCache() {}

    /** Begins a call that may use an array in place for one buffer only. */
    public static void beginOnce() {
        taken = 0;
    }

    /**
     * Returns the address of an array in the pin cache; null on a miss. Only outermost calls of the
     * first thread may use this method.
     */
    public static MemorySegment cached(Object array) {
        int place = find(array);
        return place < 0 ? null : use(place);
    }

    /** Looks up an array in the pin cache. Returns the slot of the array, or -1 on a miss. */
    public static int find(Object array) {
        for (int i = 0; i < PLACES; i++) {
            if (ARRAYS[i] == array) {
                return i;
            }
        }
        return -1;
    }

    /** Uses the array in a slot: sets its reference bit, and returns its address. */
    public static MemorySegment use(int place) {
        int bit = 1 << place;
        if ((hot & bit) == 0) {
            hot |= bit;
        }
        taken |= bit;
        return STARTS[place];
    }

    /**
     * Adds a slot to the slots {@code places} that an operation shares until {@link #release}, and
     * returns their bits. A slot that the operation already shares is not counted twice.
     */
    public static int share(int places, int place) {
        int bit = 1 << place;
        if ((places & bit) == 0) {
            SHARED[place]++;
        }
        return places | bit;
    }

    /**
     * Ends {@code times} operations that shared the pins of the slots whose bits are set in {@code
     * places}.
     */
    public static void release(int places, int times) {
        for (int left = places; left != 0; left &= left - 1) {
            int place = Integer.numberOfTrailingZeros(left);
            if (FirstThread.isCurrent()) {
                SHARED[place] -= times;
            } else {
                ENDED_ELSEWHERE.addAndGet(place, times);
            }
        }
    }

    private static boolean isShared(int place) {
        return SHARED[place] != ENDED_ELSEWHERE.get(place);
    }

    /**
     * Returns true if the current call already uses an array in place. Only calls that have called
     * {@link #beginOnce} may ask for this.
     */
    public static boolean isTaken(Object array) {
        int place = find(array);
        return place >= 0 && (taken & 1 << place) != 0;
    }

    /**
     * Records that an array was looked up and is not in the cache. The array of each 32nd miss
     * becomes the candidate, and is cached after 4 further misses.
     */
    public static void miss(Object array, Element element) {
        if (array == candidate) {
            if (++seen == OFTEN) {
                keep(array, bytes(array, element));
            }
        } else if ((++misses & LOOK - 1) == 0 && mayKeep(array, element)) {
            candidate = array;
            seen = 0;
        }
    }

    private static long bytes(Object array, Element element) {
        return (long) Array.getLength(array) * element.bytes();
    }

    /**
     * Returns true if an array may become the candidate; evicts other arrays to make room for this
     * array. A cached array may not become the candidate, although it may be recorded as a miss: a
     * reduction from an array to the same array uses it in place for only one of the two buffers.
     */
    private static boolean mayKeep(Object array, Element element) {
        return find(array) < 0
                && element != Element.BOOLEAN
                && element != Element.OBJECT
                && makeRoom(bytes(array, element));
    }

    /**
     * Evicts arrays whose reference bit is clear, until the capacity suffices. If it still does not
     * suffice, clears all reference bits, so that arrays that are not used from then on are evicted
     * the next time.
     */
    private static boolean makeRoom(long bytes) {
        if (!CacheBudget.PINNED_ARRAYS.allows(bytes)) {
            return false;
        }
        for (int i = 0; i < PLACES && held + bytes > MOST; i++) {
            if (!isHot(i) && !isShared(i)) {
                letGo(i);
            }
        }
        if (held + bytes > MOST) {
            hot = 0;
            return false;
        }
        return true;
    }

    private static boolean isHot(int place) {
        return (hot & 1 << place) != 0;
    }

    /**
     * Caches the candidate in the next slot whose reference bit is clear and whose pin no operation
     * shares, if there is such a slot; then clears all reference bits.
     */
    private static void keep(Object array, long bytes) {
        candidate = null;
        for (int i = 0; i < PLACES; i++) {
            int place = hand++ & PLACES - 1;
            if (!isHot(place) && !isShared(place)) {
                letGo(place);
                ARRAYS[place] = array;
                BYTES[place] = bytes;
                STARTS[place] = MemorySegment.ofAddress(Pins.pin(array));
                held += bytes;
                break;
            }
        }
        hot = 0;
    }

    private static void letGo(int place) {
        if (ARRAYS[place] != null) {
            Pins.unpin(ARRAYS[place], STARTS[place].address());
            ARRAYS[place] = null;
            held -= BYTES[place];
        }
    }

    /** Evicts all arrays but those whose pin an operation shares. */
    public static void letGo() {
        for (int i = 0; i < PLACES; i++) {
            if (!isShared(i)) {
                letGo(i);
            }
        }
    }
}
