package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import mpi.internal.Pins;

/**
 * The few arrays that a thread uses call after call. They stay pinned between its calls, so that
 * MPI uses them in place however short a message is: neither copied, nor pinned each time.
 */
final class KeptPins {

    /** A power of two. */
    private static final int PLACES = 4;

    /** Of so many calls that find no array here, one names the array to look out for. */
    private static final int LOOK = 16;

    /** It is kept if it is seen again so often meanwhile: four arrays that take turns are. */
    private static final int OFTEN = 4;

    /**
     * What is kept is kept from the collector, all together at most the 32nd part of the heap, with
     * the array that is looked out for: of longer arrays each short message is copied.
     */
    private static final long LONGEST = Runtime.getRuntime().maxMemory() / 32 / (PLACES + 1);

    private final Object[] arrays = new Object[PLACES];
    private final MemorySegment[] starts = new MemorySegment[PLACES];
    private Object candidate;
    private int seen;
    private int misses;

    /** The place that is looked at next for an array that is not used any more. */
    private int hand;

    /** A bit for each place: used since a place was last looked for. */
    private int hot;

    /** A bit for each place: used by the call in progress, if that may use an array once. */
    private int taken;

    /** Begins a call that may use an array in place once only. */
    void beginOnce() {
        taken = 0;
    }

    /** The place of a kept array; -1 of any other. */
    int find(Object array) {
        for (int i = 0; i < PLACES; i++) {
            if (arrays[i] == array) {
                return i;
            }
        }
        return -1;
    }

    /** What begins where the array of a place does. */
    MemorySegment use(int place) {
        int bit = 1 << place;
        if ((hot & bit) == 0) {
            hot |= bit;
        }
        return starts[place];
    }

    /** Takes a place for a call that may use an array once only; false if it has it already. */
    boolean take(int place) {
        int before = taken;
        taken |= 1 << place;
        return taken != before;
    }

    /** Whether such a call uses an array already. */
    boolean isTaken(Object array) {
        int place = find(array);
        return place >= 0 && (taken & 1 << place) != 0;
    }

    /** Notes that an array is to be copied; one that comes often is kept sooner or later. */
    void miss(Object array, Element element) {
        if (array == candidate) {
            if (++seen == OFTEN) {
                keep(array);
            }
        } else if ((++misses & LOOK - 1) == 0 && mayKeep(array, element)) {
            candidate = array;
            seen = 0;
        }
    }

    /** A kept array comes here, too, where a call has taken it once and may not do so again. */
    private boolean mayKeep(Object array, Element element) {
        return find(array) < 0
                && element != Element.BOOLEAN
                && element != Element.OBJECT
                && (long) Array.getLength(array) * element.bytes() <= LONGEST;
    }

    /** Keeps an array in the next place that was not used lately, if there is one. */
    private void keep(Object array) {
        candidate = null;
        for (int i = 0; i < PLACES; i++) {
            int place = hand++ & PLACES - 1;
            if ((hot & 1 << place) == 0) {
                letGo(place);
                arrays[place] = array;
                starts[place] = MemorySegment.ofAddress(Pins.pin(array));
                break;
            }
        }
        hot = 0;
    }

    private void letGo(int place) {
        if (arrays[place] != null) {
            Pins.unpin(arrays[place], starts[place].address());
            arrays[place] = null;
        }
    }

    /** Lets go of all arrays. */
    void letGo() {
        for (int i = 0; i < PLACES; i++) {
            letGo(i);
        }
    }
}
