package mpi;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import mpi.c.Mpi;
import mpi.internal.NativeMemory;

/**
 * The values of attributes. MPI holds a number for each object that a program attaches; it is
 * forgotten when MPI says that the attribute is deleted.
 */
final class Attributes {

    /** No memory of any process is here, so a number of ours is no address of somebody else's. */
    private static final long FIRST = 0x4a61_7661_0000_0000L;

    private static final AtomicLong NEXT = new AtomicLong(FIRST);
    private static final Map<Long, Object> VALUES = new ConcurrentHashMap<>();

    private Attributes() {}

    /** What MPI is given to hold for an object; a new entry at each call. */
    static MemorySegment toNative(Object value) {
        if (value == null) {
            throw MPIException.of(
                    Frame.current().call(),
                    Mpi.MPI_ERR_ARG,
                    "attribute_val is null; Delete_attr removes an attribute");
        }
        long number = NEXT.incrementAndGet();
        VALUES.put(number, value);
        return MemorySegment.ofAddress(number);
    }

    /** The value of an attribute of an object, from what MPI holds for it. */
    static Object toJava(Handle object, int keyval, MemorySegment attribute) {
        return switch (object) {
            case Ranks comm -> ofComm(keyval, attribute);
            case Exposure win -> ofWin(win, keyval, attribute);
            default -> value(attribute);
        };
    }

    /**
     * The object behind a number of ours; the address itself if other code of the process set it.
     */
    static Object value(MemorySegment attribute) {
        Object value = VALUES.get(attribute.address());
        return value == null ? attribute : value;
    }

    /** Lets go of the object behind a number of ours. */
    static void forget(MemorySegment attribute) {
        VALUES.remove(attribute.address());
    }

    private static Object ofComm(int keyval, MemorySegment attribute) {
        boolean isInt =
                keyval == Mpi.MPI_TAG_UB
                        || keyval == Mpi.MPI_HOST
                        || keyval == Mpi.MPI_IO
                        || keyval == Mpi.MPI_WTIME_IS_GLOBAL
                        || keyval == Mpi.MPI_APPNUM
                        || keyval == Mpi.MPI_UNIVERSE_SIZE
                        || keyval == Mpi.MPI_LASTUSEDCODE;
        return isInt ? intAt(attribute) : value(attribute);
    }

    /** The base of a window is as long as its memory, for which MPI is asked, and goes with it. */
    private static Object ofWin(Exposure win, int keyval, MemorySegment attribute) {
        if (keyval == Mpi.MPI_WIN_BASE) {
            return win.memory(attribute, windowSize(win.handle()));
        }
        if (keyval == Mpi.MPI_WIN_SIZE) {
            return longAt(attribute);
        }
        boolean isInt =
                keyval == Mpi.MPI_WIN_DISP_UNIT
                        || keyval == Mpi.MPI_WIN_CREATE_FLAVOR
                        || keyval == Mpi.MPI_WIN_MODEL;
        return isInt ? intAt(attribute) : value(attribute);
    }

    /** Windows without a size are dynamic ones, which have no base either. */
    private static long windowSize(long win) {
        try (Frame frame = Frame.open("MPI_Win_get_attr")) {
            MemorySegment sizeAt = frame.cell();
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Win_get_attr(win, Mpi.MPI_WIN_SIZE, sizeAt, flagAt));
            return frame.flagAt(flagAt) ? longAt(sizeAt.get(ADDRESS, 0)) : 0;
        }
    }

    private static Object intAt(MemorySegment attribute) {
        return NativeMemory.at(attribute, Integer.BYTES).get(JAVA_INT, 0);
    }

    private static long longAt(MemorySegment attribute) {
        return NativeMemory.at(attribute, Long.BYTES).get(JAVA_LONG, 0);
    }
}
