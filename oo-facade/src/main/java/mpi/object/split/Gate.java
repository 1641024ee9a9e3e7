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

/** Asks the filter of a decoder, with the numbers that a filter of java.io would be given. */
final class Gate {

    private record Asked(
            Class<?> serialClass, long arrayLength, long depth, long references, long streamBytes)
            implements FilterInfo {}

    /** A hash table of the JDK has up to eight places for an element of two bytes. */
    private static final long PLACES = 8;

    private final Decoder decoder;
    private final ObjectInputFilter filter;
    private final int start;

    /** Classes that the message has had; null where nobody asks. */
    private final Set<Class<?>> described;

    private long references;

    /**
     * The gate of a message.
     *
     * @param own that of the codec; null for the JVM's.
     */
    Gate(Decoder decoder, ObjectInputFilter own) {
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

    /** Whether a program has a factory of filters of its own. */
    private static boolean isFactorySet() {
        return Config.getSerialFilterFactory().getClass().getClassLoader() != null;
    }

    /**
     * The stream for hooks. Collections of the JDK ask its filter before they take memory for a
     * length; so it refuses what the bytes cannot hold, even if there is no other filter.
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

    /** Asks about the classes of the object that comes next. */
    void ask(TypeDescriptor type) throws InvalidClassException {
        if (filter != null) {
            for (Class<?> each : type.proxied()) {
                ask(each, -1, 1);
            }
            askEach(type.asked(), 1);
        }
    }

    /** Asks about the class of rows that come next. */
    void ask(Class<?> rows) throws InvalidClassException {
        if (filter != null) {
            askEach(List.of(rows), 1);
        }
    }

    /** Asks about a class and those it extends, where a class is itself the object. */
    void askAll(Class<?> type) throws InvalidClassException {
        if (filter != null) {
            askEach(TypeDescriptor.lineage(type), 0);
        }
    }

    /** To a stream a class is a reference when it first comes, a level above what it extends. */
    private void askEach(List<Class<?>> lineage, int above) throws InvalidClassException {
        int level = above;
        for (Class<?> each : lineage) {
            ask(each, -1, level++);
            references += described.add(each) ? 1 : 0;
        }
    }

    /** Asks about a class, -1; or about an array of so many elements. */
    void ask(Class<?> type, long length) throws InvalidClassException {
        if (filter != null) {
            ask(type, length, 0);
        }
    }

    private void ask(Class<?> type, long length, int above) throws InvalidClassException {
        long bytes = decoder.in.position - start + decoder.bytesBeside();
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

    /** Counts a reference, and asks whether there may be so many. */
    void count() throws InvalidClassException {
        if (filter != null) {
            references++;
            ask(null, -1);
        }
    }
}
