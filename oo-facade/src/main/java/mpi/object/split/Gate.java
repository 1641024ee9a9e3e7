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
    private ObjectInputFilter filter;
    private ObjectInputFilter jvms;
    private HookInput hooks;
    private long references;
    private int start;

    Gate(Decoder decoder) {
        this.decoder = decoder;
    }

    /**
     * Finds the filter for a message, by making a stream with it: that asks the factory of filters.
     * The stream is used again where that would find the same.
     */
    HookInput begin(ObjectInputFilter own) throws IOException {
        references = 0;
        start = decoder.in.position;
        if (own != null || hooks == null || jvms != Config.getSerialFilter() || isFactorySet()) {
            jvms = Config.getSerialFilter();
            hooks = new HookInput(decoder);
            if (own != null) {
                hooks.setObjectInputFilter(own);
            }
            filter = hooks.getObjectInputFilter();
        }
        return hooks;
    }

    private static boolean isFactorySet() {
        return Config.getSerialFilterFactory().getClass().getClassLoader() != null;
    }

    /** Keeps no filter of a program's for the thread's next message. */
    void end(ObjectInputFilter own) {
        if (own != null) {
            hooks = null;
            filter = null;
        }
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
