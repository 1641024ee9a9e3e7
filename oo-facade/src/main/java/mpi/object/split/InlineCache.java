package mpi.object.split;

/**
 * What was known of the class of the last object in one place of the code: the next one there is
 * likely to be of the same class, and a look into a table takes many times as long.
 *
 * <p>Threads share it without a lock: each finds a descriptor, the right one or another.
 */
public final class InlineCache {

    /** A place of ever new classes keeps the last of so many. */
    private static final int MOST_CHANGES = 16;

    private static final TypeDescriptor NONE = FixedTypes.of(Code.FIRST);

    /** Whose place it is; null if that is forgotten after the message. */
    private final Class<?> owner;

    private TypeDescriptor known = NONE;
    private int changes;

    /** For a place in a class that is known as long as its descriptor. */
    InlineCache(Class<?> owner) {
        this.owner = owner;
    }

    /** For the time of a message. */
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

    /** Whether the class cannot be unloaded before the owner, which would hold it back. */
    private boolean lives(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return owner == null || loader == null || loader == owner.getClassLoader();
    }
}
