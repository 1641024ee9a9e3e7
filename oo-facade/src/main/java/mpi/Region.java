package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.trace.Trace;

/**
 * A part of the program that has a name in traces, made by {@link MPI#region}. The thread that has
 * begun a region ends it by {@code close}; regions may contain regions. {@code mpijava --timeline}
 * shows them in its picture and its summary.
 *
 * {@snippet lang=java :
 * try (Region _ = MPI.region("halo")) {
 *     exchange(left, right);
 * }
 * }
 *
 * @since 0.3
 */
public final class Region implements AutoCloseable {

    private static final Region OFF = new Region(null);
    private static final Map<String, Integer> NUMBERS = new ConcurrentHashMap<>();

    private final MemorySegment begun;

    private Region(MemorySegment begun) {
        this.begun = begun;
    }

    static Region enter(String name) {
        return Trace.FOLDER == null ? OFF : written(name);
    }

    private static Region written(String name) {
        int number = NUMBERS.computeIfAbsent(name, Trace.FOLDER::region);
        MemorySegment begun = Trace.FOLDER.enter(number);
        return begun == null ? OFF : new Region(begun);
    }

    /** Ends the region; local. Without a trace it does nothing. */
    @Override
    public void close() {
        if (begun != null) {
            Trace.FOLDER.leave(begun);
        }
    }
}
