package mpi.internal.strict.access;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Holds the areas that are watched now, and passes each access of the program to the areas that the
 * access overlaps. Areas are looked up without a lock. Therefore a change replaces a table or a set
 * of areas by a new one, and never modifies the old one.
 */
public final class WatchedMemory {

    /** Number of arrays up to which a linear search is used; more are looked up in a hash table. */
    private static final int FEW = 8;

    private static volatile boolean isEnabled;
    private static volatile Table arrays = new Table(List.of());
    private static volatile Areas offHeap = Areas.NONE;
    private static int open;

    private WatchedMemory() {}

    /** The areas that are watched in one array. */
    private static final class Slot {
        private final Object base;
        private volatile Areas areas = Areas.NONE;

        Slot(Object base) {
            this.base = base;
        }
    }

    /** Immutable table that finds the slot of an array. */
    private static final class Table {
        private final Slot[] slots;
        private final IdentityHashMap<Object, Slot> many;

        Table(List<Slot> slots) {
            this.slots = slots.toArray(Slot[]::new);
            many = slots.size() > FEW ? new IdentityHashMap<>(slots.size()) : null;
            if (many != null) {
                slots.forEach(slot -> many.put(slot.base, slot));
            }
        }

        Slot find(Object base) {
            if (many != null) {
                return many.get(base);
            }
            for (Slot slot : slots) {
                if (slot.base == base) {
                    return slot;
                }
            }
            return null;
        }
    }

    /** Records that the agent reports accesses of the program. */
    public static void enable() {
        isEnabled = true;
    }

    /** Returns true if the agent reports accesses of the program. */
    public static boolean areAccessesSeen() {
        return isEnabled;
    }

    /** Starts to watch an area (a range of bytes), if the agent reports accesses. */
    public static synchronized void open(Area area) {
        if (!isEnabled) {
            return;
        }
        if (area.base() == null) {
            offHeap = offHeap.with(area);
            Watch.offHeap = true;
            return;
        }
        Slot slot = arrays.find(area.base());
        if (slot == null) {
            slot = new Slot(area.base());
            List<Slot> slots = used();
            slots.add(slot);
            arrays = new Table(slots);
        }
        slot.areas = slot.areas.with(area);
        open++;
        Watch.overArrays = true;
    }

    private static List<Slot> used() {
        List<Slot> slots = new ArrayList<>();
        for (Slot slot : arrays.slots) {
            if (!slot.areas.isEmpty()) {
                slots.add(slot);
            }
        }
        return slots;
    }

    /** Stops watching an area (a range of bytes). Has no effect on an area that is not watched. */
    public static synchronized void close(Area area) {
        if (!isEnabled) {
            return;
        }
        if (area.base() == null) {
            offHeap = offHeap.without(area);
            Watch.offHeap = !offHeap.isEmpty();
            return;
        }
        Slot slot = arrays.find(area.base());
        Areas before = slot == null ? Areas.NONE : slot.areas;
        Areas after = before.without(area);
        if (after != before) {
            slot.areas = after;
            closed();
        }
    }

    /**
     * Decreases the number of areas that are watched in arrays. A slot without areas is removed
     * only when another array is added or no area is left, since rebuilding the table takes time.
     */
    private static void closed() {
        if (--open == 0) {
            arrays = new Table(List.of());
            Watch.overArrays = false;
        }
    }

    /** Passes an access of the program to each area that the access overlaps. */
    static void touched(Object base, long from, long to, boolean isWrite, int site) {
        if (base == null) {
            offHeap.touched(from, to, isWrite, site);
            return;
        }
        Slot slot = arrays.find(base);
        if (slot != null) {
            slot.areas.touched(from, to, isWrite, site);
        }
    }
}
