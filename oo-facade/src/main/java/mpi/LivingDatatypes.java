package mpi;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Table of the program's derived datatypes by handle, so that a function of the program that MPI
 * calls gets the object that the program has. An entry does not keep a datatype from being garbage
 * collected.
 */
final class LivingDatatypes {

    private static final ConcurrentHashMap<Long, Entry> ENTRIES = new ConcurrentHashMap<>();
    private static final ReferenceQueue<Datatype> COLLECTED = new ReferenceQueue<>();

    private LivingDatatypes() {}

    /** A datatype and the handle that it had when it was added. */
    private static final class Entry extends WeakReference<Datatype> {

        private final long handle;

        Entry(Datatype datatype, long handle) {
            super(datatype, COLLECTED);
            this.handle = handle;
        }
    }

    /**
     * Adds a datatype; if another living object has the same handle, the table keeps that object.
     */
    static void add(Datatype datatype, long handle) {
        removeCollected();
        Entry added = new Entry(datatype, handle);
        ENTRIES.merge(handle, added, (old, entry) -> old.get() == null ? entry : old);
    }

    /** Removes a datatype that no longer has the handle. */
    static void remove(Datatype datatype, long handle) {
        ENTRIES.computeIfPresent(handle, (key, entry) -> entry.refersTo(datatype) ? null : entry);
    }

    /** Returns the datatype with a handle, or null. */
    static Datatype find(long handle) {
        Entry entry = ENTRIES.get(handle);
        return entry == null ? null : entry.get();
    }

    private static void removeCollected() {
        for (var gone = COLLECTED.poll(); gone != null; gone = COLLECTED.poll()) {
            ENTRIES.remove(((Entry) gone).handle, gone);
        }
    }
}
