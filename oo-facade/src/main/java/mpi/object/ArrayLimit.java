package mpi.object;

import java.io.ObjectInputFilter;

/** Rejects arrays that the bytes of a message cannot fill, before memory is taken for them. */
final class ArrayLimit implements ObjectInputFilter {

    /** Hash tables are larger than what is in them, up to four times, and then a power of two. */
    private static final long ROOM = 8;

    private static final long SMALL = 1024;

    private final long bytes;

    /** For a message of a length. */
    ArrayLimit(long bytes) {
        this.bytes = bytes;
    }

    /** A filter that asks another one, too, if there is one. */
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

    /** Bytes of an element; 0 if it is an object, which takes at least one. */
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
