package mpi.object.split;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Config;
import java.io.ObjectInputFilter.FilterInfo;
import java.io.ObjectInputFilter.Status;
import java.util.List;

/** Asks the filter of a decoder, with the numbers that a filter of java.io would be given. */
final class Gate {

    private record Asked(
            Class<?> serialClass, long arrayLength, long depth, long references, long streamBytes)
            implements FilterInfo {}

    private final Decoder decoder;
    private final ObjectInputFilter own;
    private final ObjectInputFilter filter;
    private final int start;
    private HookInput stream;
    private long references;

    /**
     * The gate of a message.
     *
     * @param own that of the codec; null for the JVM's.
     */
    Gate(Decoder decoder, ObjectInputFilter own) throws IOException {
        this.decoder = decoder;
        this.own = own;
        start = decoder.in.position;
        filter = own == null && !isFactorySet() ? Config.getSerialFilter() : filtered();
    }

    /** A program's own factory of filters is asked as java.io does: by making a stream. */
    private static boolean isFactorySet() {
        return Config.getSerialFilterFactory().getClass().getClassLoader() != null;
    }

    private ObjectInputFilter filtered() throws IOException {
        stream = new HookInput(decoder);
        if (own != null) {
            stream.setObjectInputFilter(own);
        }
        return stream.getObjectInputFilter();
    }

    /** The stream for hooks, which has the same filter. */
    HookInput stream() throws IOException {
        return stream == null ? new HookInput(decoder) : stream;
    }

    /** Asks about classes before they are used. */
    void ask(List<Class<?>> types) throws InvalidClassException {
        if (filter != null) {
            for (Class<?> type : types) {
                ask(type, -1);
            }
        }
    }

    /** Asks about a class, -1; or about an array of so many elements. */
    void ask(Class<?> type, long length) throws InvalidClassException {
        if (filter == null) {
            return;
        }
        long bytes = decoder.in.position - start;
        Asked asked = new Asked(type, length, decoder.depth(), references, bytes);
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
