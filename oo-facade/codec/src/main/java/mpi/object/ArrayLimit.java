package mpi.object;

import java.io.ObjectInputFilter;

/**
 * Deserialization filter that rejects arrays longer than the bytes of a message can fill, before
 * they are allocated.
 */
final class ArrayLimit implements ObjectInputFilter {

    /**
     * Number of array slots allowed for each byte of the message. An entry of a hash table takes at
     * least one byte of the message, but up to eight slots: a table with the smallest load factor
     * of the JDK, 0.25, has four slots for each entry, rounded up to a power of two.
     */
    private static final long ROOM = 8;

    private static final long SMALL = 1024;

    private final long bytes;

    /** Makes the filter for a message of {@code bytes} bytes. */
    ArrayLimit(long bytes) {
        this.bytes = bytes;
    }

    /** Merges this filter with another one, which may be null. */
    ObjectInputFilter and(ObjectInputFilter other) {
        return other == null ? this : ObjectInputFilter.merge(other, this);
    }

    @Override
    public Status checkInput(FilterInfo info) {
        long length = info.arrayLength();
        if (length <= SMALL || info.serialClass() == null) {
            return Status.UNDECIDED;
        }
        int size = size(info.serialClass().getComponentType());
        boolean fits = size == 0 ? length <= ROOM * bytes : length <= bytes / size;
        return fits ? Status.UNDECIDED : Status.REJECTED;
    }

    /** Returns the size of an array element in bytes; 0 for an object, whose size is not known. */
    private static int size(Class<?> element) {
        if (element == null || !element.isPrimitive()) {
            return 0;
        }
        if (element == long.class || element == double.class) {
            return Long.BYTES;
        }
        if (element == int.class || element == float.class) {
            return Integer.BYTES;
        }
        return element == short.class || element == char.class ? Short.BYTES : 1;
    }
}
