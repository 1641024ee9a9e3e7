package mpi.object.split;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Config;
import java.io.ObjectInputFilter.FilterInfo;
import java.io.ObjectInputFilter.Status;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Asks the deserialization filter about each class and array that a decoder reads. It passes the
 * same depth and counts as {@link java.io.ObjectInputStream} would.
 */
final class FilterCheck {

    private record Asked(
            Class<?> serialClass, long arrayLength, long depth, long references, long streamBytes)
            implements FilterInfo {}

    /**
     * Number of array slots allowed for each unread byte of the message. An element takes at least
     * one byte, but a hash table of the JDK has up to eight slots for it: four with the smallest
     * load factor, 0.25, rounded up to a power of two.
     */
    private static final long PLACES = 8;

    private final Decoder decoder;
    private final ObjectInputFilter filter;
    private final int start;

    /**
     * Classes that have occurred in the message, each of which java.io counts as a reference once;
     * null if there is no filter.
     */
    private final Set<Class<?>> described;

    private long references;

    /**
     * Begins the checks of a message.
     *
     * @param own filter of the codec; null for the JVM's.
     */
    FilterCheck(Decoder decoder, ObjectInputFilter own) {
        this.decoder = decoder;
        start = decoder.in.position;
        ObjectInputFilter jvms = Config.getSerialFilter();
        if (isFactorySet()) {
            jvms = Config.getSerialFilterFactory().apply(null, jvms);
            filter = own == null ? jvms : Config.getSerialFilterFactory().apply(jvms, own);
        } else {
            filter = own == null ? jvms : own;
        }
        described = filter == null ? null : new HashSet<>();
    }

    /** Tests whether the program has set a filter factory of its own. */
    private static boolean isFactorySet() {
        return Config.getSerialFilterFactory().getClass().getClassLoader() != null;
    }

    /**
     * Makes the stream for {@code readObject} methods. Collections of the JDK ask the stream's
     * filter before they allocate memory. That filter rejects lengths that the remaining bytes
     * cannot hold, even if the codec has no other filter.
     */
    HookInput stream() throws IOException {
        HookInput stream = new HookInput(decoder);
        if (!isFactorySet()) {
            stream.setObjectInputFilter(
                    info ->
                            info.arrayLength() > PLACES * (decoder.in.remaining() + PLACES)
                                    ? Status.REJECTED
                                    : filter == null ? Status.UNDECIDED : filter.checkInput(info));
        }
        return stream;
    }

    /** Has the filter check the classes of the next object. */
    void ask(TypeDescriptor type) throws InvalidClassException {
        if (filter != null) {
            for (Class<?> each : type.proxied()) {
                ask(each, -1, 1);
            }
            askEach(type.asked(), 1);
        }
    }

    /** Has the filter check the class of the arrays that {@link Rows} reads next. */
    void ask(Class<?> rows) throws InvalidClassException {
        if (filter != null) {
            askEach(List.of(rows), 1);
        }
    }

    /** Has the filter check a class that the message names, and its superclasses. */
    void askAll(Class<?> type) throws InvalidClassException {
        if (filter != null) {
            askEach(TypeDescriptor.lineage(type), 0);
        }
    }

    /**
     * Has the filter check a class and its superclasses. The class is checked at {@code above}
     * levels more than the current depth, and each superclass one level deeper than its subclass. A
     * class counts as a reference when it first occurs. java.io does the same with class
     * descriptors.
     */
    private void askEach(List<Class<?>> lineage, int above) throws InvalidClassException {
        int level = above;
        for (Class<?> each : lineage) {
            ask(each, -1, level++);
            references += described.add(each) ? 1 : 0;
        }
    }

    /** Has the filter check an array of this length; if {@code length} is -1, only the class. */
    void ask(Class<?> type, long length) throws InvalidClassException {
        if (filter != null) {
            ask(type, length, 0);
        }
    }

    private void ask(Class<?> type, long length, int above) throws InvalidClassException {
        long bytes = decoder.in.position - start + decoder.arrayBytes();
        Asked asked = new Asked(type, length, decoder.depth() + above, references, bytes);
        Status status;
        try {
            status = filter.checkInput(asked);
        } catch (RuntimeException e) {
            throw new InvalidClassException("the filter failed on " + asked, e);
        }
        if (status == null || status == Status.REJECTED) {
            String what = type == null ? asked.toString() : type.getName();
            throw new InvalidClassException(what, "filter status: " + status + " for " + asked);
        }
    }

    /** Counts a reference, and has the filter check the new count. */
    void count() throws InvalidClassException {
        if (filter != null) {
            references++;
            ask(null, -1);
        }
    }
}
