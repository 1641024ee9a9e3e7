package mpi.object.fory;

import java.io.ObjectInputFilter;
import java.util.List;
import org.apache.fory.exception.InsecureException;

/**
 * State that an instance of Fory does not keep itself: the filter, and the arrays of the current
 * message that are sent separately from its bytes.
 */
final class MessageState {
    private final ObjectInputFilter filter;
    private List<Object> arrays = List.of();
    private int next;
    private long message;
    private Class<?> unwrapped;
    private String met = "";

    /** Makes the state with a filter for what is read; null for none. */
    MessageState(ObjectInputFilter filter) {
        this.filter = filter;
    }

    /** Begins a message; {@code list} has the arrays that are sent separately from its bytes. */
    void begin(List<Object> list) {
        arrays = list;
        next = 0;
        message++;
        met = "";
    }

    /** Returns the number of the message, which is above 0. */
    long message() {
        return message;
    }

    /** Ends the message. */
    void end() {
        arrays = List.of();
    }

    /** Stores the name of a class that Fory reads for the first time, for {@link #where}. */
    void met(String name) {
        met = name;
    }

    /**
     * Returns a part of an exception message that names the last class that was new in the message
     * of objects, since not all exceptions of Fory name a class.
     */
    String where() {
        return met.isEmpty() ? "" : ", where class " + met + " came last";
    }

    /**
     * Sets the class for which Fory is to make its own serializer, instead of a {@link SameClass}.
     * Returns the class that was set before, so that the caller can restore it.
     */
    Class<?> setUnwrapped(Class<?> type) {
        Class<?> before = unwrapped;
        unwrapped = type;
        return before;
    }

    /**
     * Returns true if Fory is to make its own serializer for a class, instead of a {@link
     * SameClass}.
     */
    boolean isUnwrapped(Class<?> type) {
        return unwrapped == type;
    }

    /** Adds an array that is sent separately from the bytes, without a copy. */
    void add(Object array) {
        arrays.add(array);
    }

    /**
     * Returns the next array of the message, which must be of the given class, and moves to the one
     * after it.
     */
    <T> T take(Class<T> type) {
        if (next >= arrays.size() || arrays.get(next).getClass() != type) {
            String what = "array " + next + " of " + arrays.size() + " beside the bytes is no ";
            throw new IllegalArgumentException(what + type.getTypeName());
        }
        return type.cast(arrays.get(next++));
    }

    /** Returns the number of arrays that were not taken yet. */
    int arraysLeft() {
        return arrays.size() - next;
    }

    /** Checks an array with the filter, before it is allocated. */
    void ask(Class<?> type, long length) {
        if (rejects(type, length)) {
            throw new InsecureException(
                    "the filter rejects " + type.getTypeName() + " of length " + length);
        }
    }

    /**
     * Tests whether the filter rejects arrays of a class and a length; if the length is -1, tests
     * the class alone.
     */
    boolean rejects(Class<?> type, long length) {
        return filter != null
                && filter.checkInput(new Asked(type, length)) == ObjectInputFilter.Status.REJECTED;
    }

    /** Class and array length that the filter checks. */
    private record Asked(Class<?> serialClass, long arrayLength)
            implements ObjectInputFilter.FilterInfo {
        @Override
        public long depth() {
            return 1;
        }

        @Override
        public long references() {
            return 1;
        }

        @Override
        public long streamBytes() {
            return 0;
        }
    }
}
