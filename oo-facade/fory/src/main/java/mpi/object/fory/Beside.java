package mpi.object.fory;

import java.io.ObjectInputFilter;
import java.util.List;
import org.apache.fory.exception.InsecureException;

/** What the serializers of one Fory work on beside its bytes; changes with each message. */
final class Beside {
    private final ObjectInputFilter filter;
    private List<Object> arrays = List.of();
    private int next;
    private long message;
    private Class<?> left;
    private String met = "";

    /** Asks a filter about what is read, if there is one. */
    Beside(ObjectInputFilter filter) {
        this.filter = filter;
    }

    /** Begins a message. */
    void begin(List<Object> list) {
        arrays = list;
        next = 0;
        message++;
        met = "";
    }

    /** The number of the message; above 0. */
    long message() {
        return message;
    }

    /** Ends it. */
    void end() {
        arrays = List.of();
    }

    /** Notes the name of a class that is new to this Fory. */
    void met(String name) {
        met = name;
    }

    /** The last such class of the message, as not all exceptions of Fory name one. */
    String where() {
        return met.isEmpty() ? "" : ", where class " + met + " came last";
    }

    /** Leaves a class to Fory's own serializer, which is being made; the one before. */
    Class<?> leave(Class<?> type) {
        Class<?> before = left;
        left = type;
        return before;
    }

    /** Whether a class is left to Fory. */
    boolean leaves(Class<?> type) {
        return left == type;
    }

    /** Sends an array from where it is. */
    void add(Object array) {
        arrays.add(array);
    }

    /** The array that comes next, which must be of a class. */
    <T> T take(Class<T> type) {
        if (next >= arrays.size() || arrays.get(next).getClass() != type) {
            String what = "array " + next + " of " + arrays.size() + " beside the bytes is no ";
            throw new IllegalArgumentException(what + type.getTypeName());
        }
        return type.cast(arrays.get(next++));
    }

    /** How many have not been taken. */
    int left() {
        return arrays.size() - next;
    }

    /** Asks the filter about an array before there is memory for it. */
    void ask(Class<?> type, long length) {
        if (rejects(type, length)) {
            throw new InsecureException(
                    "the filter rejects " + type.getTypeName() + " of length " + length);
        }
    }

    /** Whether the filter rejects a class; -1 where there is no length. */
    boolean rejects(Class<?> type, long length) {
        return filter != null
                && filter.checkInput(new Asked(type, length)) == ObjectInputFilter.Status.REJECTED;
    }

    /** What a filter is asked. */
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
