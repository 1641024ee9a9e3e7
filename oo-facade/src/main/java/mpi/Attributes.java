package mpi;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.system.NativeMemory;

/**
 * Table of the Java objects that programs attach as attributes. MPI stores the key of an entry in
 * place of the object; the entry is removed when MPI calls the delete function.
 */
final class Attributes {

    /** Start of the keys: a noncanonical address, so that no key equals a pointer from C code. */
    private static final long FIRST = 0x4a61_7661_0000_0000L;

    private static final AtomicLong NEXT = new AtomicLong(FIRST);
    private static final Map<Long, Object> VALUES = new ConcurrentHashMap<>();

    private Attributes() {}

    /** Adds an entry for an object, and returns the key of the entry, for MPI to store. */
    static MemorySegment toNative(Object value) {
        if (value == null) {
            throw MPIException.of(
                    CallStack.currentCall(),
                    Mpi.MPI_ERR_ARG,
                    "attribute_val is null; Delete_attr removes an attribute");
        }
        long number = NEXT.incrementAndGet();
        VALUES.put(number, value);
        return MemorySegment.ofAddress(number);
    }

    /** Converts an attribute from the pointer that MPI stores to the value for the program. */
    static Object toJava(Handle object, int keyval, MemorySegment attribute) {
        return switch (object) {
            case Ranks comm -> ofComm(keyval, attribute);
            case WindowBuffers win -> ofWin(win, keyval, attribute);
            default -> value(attribute);
        };
    }

    /**
     * Returns the object that the program has attached; if C code has set the attribute, returns
     * the pointer that MPI stores.
     */
    static Object value(MemorySegment attribute) {
        Object value = VALUES.get(attribute.address());
        return value == null ? attribute : value;
    }

    /** Removes the entry of an attribute from the table. */
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

    /**
     * Converts an attribute of a window. {@code MPI_WIN_BASE} becomes a segment of the window's
     * size, valid until the window is freed.
     */
    private static Object ofWin(WindowBuffers win, int keyval, MemorySegment attribute) {
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

    /**
     * Returns the size of a window in bytes; 0 for a dynamic window, which has no size attribute.
     */
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
