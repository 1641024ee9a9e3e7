package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import mpi.internal.Pins;

/**
 * The few arrays that the first thread uses call after call. They stay pinned between its calls, so
 * that MPI uses them in place however short a message is: neither copied, nor pinned each time.
 * There is one such thread; so all is static, and compiled code finds an array with one look.
 */
public final class PinCache {

    /** A power of two. */
    private static final int PLACES = 4;

    /** Of so many calls that find no array here, one names the array to look out for. */
    private static final int LOOK = 16;

    /** It is kept if it is seen again so often meanwhile: four arrays that take turns are. */
    private static final int OFTEN = 4;

    /**
     * What is kept is kept from the collector, so many bytes at most, all together and with the
     * array that is looked out for: of an array that does not fit, each short message is copied.
     */
    private static final long MOST = Runtime.getRuntime().maxMemory() / 32;

    private static final Object[] ARRAYS = new Object[PLACES];
    private static final long[] BYTES = new long[PLACES];
    private static final MemorySegment[] STARTS = new MemorySegment[PLACES];
    private static Object candidate;
    private static int seen;
    private static int misses;

    /** Bytes of all that is kept. */
    private static long held;

    /** The place that is looked at next for an array that is not used any more. */
    private static int hand;

    /** A bit for each place: used since a place was last looked for. */
    private static int hot;

    /** A bit for each place: used since a call began that may use an array once. */
    private static int taken;

    private PinCache() {}

    /** Begins a call that may use an array in place once only. */
    public static void beginOnce() {
        taken = 0;
    }

    /** The place of a kept array; -1 of any other. */
    public static int find(Object array) {
        for (int i = 0; i < PLACES; i++) {
            if (ARRAYS[i] == array) {
                return i;
            }
        }
        return -1;
    }

    /** What begins where the array of a place does. */
    public static MemorySegment use(int place) {
        int bit = 1 << place;
        if ((hot & bit) == 0) {
            hot |= bit;
        }
        taken |= bit;
        return STARTS[place];
    }

    /** Whether such a call uses an array already. */
    public static boolean isTaken(Object array) {
        int place = find(array);
        return place >= 0 && (taken & 1 << place) != 0;
    }

    /** Notes that an array is to be copied; one that comes often is kept sooner or later. */
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

    /** A kept array comes here, too, where a call has taken it once and may not do so again. */
    private static boolean mayKeep(Object array, Element element) {
        return find(array) < 0
                && element != Element.BOOLEAN
                && element != Element.OBJECT
                && makeRoom(bytes(array, element));
    }

    /**
     * Lets go of arrays that were not used lately, until one more fits; if it never does, those
     * that are not used from now on make room the next time.
     */
    private static boolean makeRoom(long bytes) {
        if (bytes > MOST) {
            return false;
        }
        for (int i = 0; i < PLACES && held + bytes > MOST; i++) {
            if (!isHot(i)) {
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

    /** Keeps an array in the next place that was not used lately, if there is one. */
    private static void keep(Object array, long bytes) {
        candidate = null;
        for (int i = 0; i < PLACES; i++) {
            int place = hand++ & PLACES - 1;
            if (!isHot(place)) {
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

    /** Lets go of all arrays. */
    public static void letGo() {
        for (int i = 0; i < PLACES; i++) {
            letGo(i);
        }
    }
}
