package mpi.object.split;

/**
 * Monomorphic inline cache: the type of the last object in one field or collection. The next object
 * there is probably of the same class, and a lookup in {@link Types} would take many times as long.
 *
 * <p>Threads share a cache without a lock. A race only leaves the descriptor of another class, and
 * the class is compared before a descriptor is used.
 */
public final class InlineCache {

    /**
     * Number of updates after which a cache keeps its type. Without a limit, a field with objects
     * of many classes would cost a store for each of them.
     */
    private static final int MOST_CHANGES = 16;

    private static final TypeDescriptor NONE = FixedTypes.of(Code.FIRST);

    /**
     * Class whose field this cache serves; null for a cache that lives for one message. Classes of
     * loaders other than the owner's are not cached, so that they can be unloaded.
     */
    private final Class<?> owner;

    private TypeDescriptor known = NONE;
    private int changes;

    /** Makes the cache of a field, which lives as long as the descriptor of the owner. */
    InlineCache(Class<?> owner) {
        this.owner = owner;
    }

    /** Makes a cache that lives for one message. */
    InlineCache() {
        this(null);
    }

    TypeDescriptor of(Class<?> type) {
        TypeDescriptor last = known;
        return last.type == type ? last : find(type);
    }

    private TypeDescriptor find(Class<?> type) {
        TypeDescriptor found = Types.of(type);
        if (changes < MOST_CHANGES && lives(type)) {
            changes++;
            known = found;
        }
        return found;
    }

    /**
     * Tests whether a class may be cached. The cache keeps the class loaded, so that the class must
     * live as long as the owner anyway.
     */
    private boolean lives(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return owner == null || loader == null || loader == owner.getClassLoader();
    }
}
