package mpi.object.split;

import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * The classes that a class loader has found for definitions, so that a message with the same bytes
 * needs no look-up by name. Only what was found is kept, so that nobody can fill it.
 */
final class TypeTable {

    /** Soft, since a table refers to classes of the loader, which would never go otherwise. */
    private static final Map<ClassLoader, SoftReference<TypeTable>> TABLES = new WeakHashMap<>();

    /** The table that was asked for last. */
    private static volatile SoftReference<TypeTable> latest = new SoftReference<>(null);

    final ClassLoader loader;

    /** Open addressing by fingerprint; never full, and replaced when something is added. */
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

    /** The type of the bytes of a definition; or null. */
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
