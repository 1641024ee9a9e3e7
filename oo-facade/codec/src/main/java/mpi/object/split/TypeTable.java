package mpi.object.split;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Maps class definitions in messages to types, for one class loader, so that a definition with the
 * same bytes needs no lookup by name again. Failed lookups are not stored, so that a sender cannot
 * fill the table.
 */
final class TypeTable {

    /**
     * The values are soft references, since a table refers to classes of the loader, which could
     * never be unloaded otherwise.
     */
    private static final Map<ClassLoader, SoftReference<TypeTable>> TABLES = new WeakHashMap<>();

    /** Table that was used last, which the next message will probably use again. */
    private static volatile SoftReference<TypeTable> latest = new SoftReference<>(null);

    final ClassLoader loader;

    /**
     * Hash table by fingerprint with open addressing; at most half full, and replaced by a copy
     * when a type is added, so that readers need no lock.
     */
    private volatile TypeDescriptor[] slots = new TypeDescriptor[64];

    private int count;

    private TypeTable(ClassLoader loader) {
        this.loader = loader;
    }

    static TypeTable of(ClassLoader loader) {
        TypeTable last = latest.get();
        return last != null && last.loader == loader ? last : find(loader);
    }

    private static TypeTable find(ClassLoader loader) {
        synchronized (TABLES) {
            SoftReference<TypeTable> reference = TABLES.get(loader);
            TypeTable table = reference == null ? null : reference.get();
            if (table == null) {
                table = new TypeTable(loader);
                reference = new SoftReference<>(table);
                TABLES.put(loader, reference);
            }
            latest = reference;
            return table;
        }
    }

    /** Returns the type whose definition has these bytes; null if the table does not have it. */
    TypeDescriptor find(byte[] bytes, int at, int length) {
        TypeDescriptor[] now = slots;
        int slot = LittleEndian.getInt(bytes, at) & now.length - 1;
        while (now[slot] != null && !now[slot].definition.matches(bytes, at, length)) {
            slot = slot + 1 & now.length - 1;
        }
        return now[slot];
    }

    synchronized void add(TypeDescriptor type) {
        int length = 2 * ++count > slots.length ? 2 * slots.length : slots.length;
        TypeDescriptor[] next = new TypeDescriptor[length];
        for (TypeDescriptor old : slots) {
            insert(next, old);
        }
        insert(next, type);
        slots = next;
    }

    private static void insert(TypeDescriptor[] into, TypeDescriptor type) {
        if (type == null) {
            return;
        }
        int slot = type.definition.fingerprint() & into.length - 1;
        while (into[slot] != null && into[slot] != type) {
            slot = slot + 1 & into.length - 1;
        }
        into[slot] = type;
    }
}
