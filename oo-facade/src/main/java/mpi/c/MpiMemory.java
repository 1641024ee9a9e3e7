package mpi.c;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.abi.AbiTable;
import mpi.internal.link.Linkage;

/**
 * Allocates, reads and writes memory in the layout that the library expects: statuses, and arrays
 * of handles, whose width differs from library to library while a handle is always a {@code long}
 * in Java.
 */
public final class MpiMemory {

    private static final AbiTable ABI = Linkage.abi();

    /** Bytes from one {@code MPI_Status} of an array to the next. */
    public static final int STATUS_SIZE = ABI.statusSize();

    /** Bytes from the beginning of a status to {@code MPI_SOURCE}. */
    public static final int SOURCE = ABI.sourceOffset();

    /** Bytes from the beginning of a status to {@code MPI_TAG}. */
    public static final int TAG = ABI.tagOffset();

    /** Bytes from the beginning of a status to {@code MPI_ERROR}. */
    public static final int ERROR = ABI.errorOffset();

    /** True if handles are {@code int}s, except those of files and of the tool interface. */
    private static final boolean INT_HANDLES = ABI.width("MPI_Comm") == Integer.BYTES;

    private MpiMemory() {}

    /**
     * Tests whether this MPI represents the handles of a type as ints, not as addresses; local.
     *
     * @param type name of the type in C, such as {@code MPI_Comm}.
     * @return true if a handle is an {@code int}, false if it is an address.
     * @since 0.3
     */
    public static boolean isNumber(String type) {
        return ABI.width(type) == Integer.BYTES;
    }

    /**
     * Allocates an {@code MPI_Status}.
     *
     * @param arena owner of the memory.
     * @return the zeroed status.
     */
    public static MemorySegment allocateStatus(Arena arena) {
        return allocateStatuses(arena, 1);
    }

    /**
     * Allocates an array of {@code MPI_Status}.
     *
     * @param arena owner of the memory.
     * @param count number of statuses.
     * @return the zeroed array.
     */
    public static MemorySegment allocateStatuses(Arena arena, int count) {
        return arena.allocate((long) count * STATUS_SIZE, Long.BYTES);
    }

    /**
     * Returns one status of an array.
     *
     * @param statuses the array.
     * @param index position of the status.
     * @return the status; it shares the array's memory.
     */
    public static MemorySegment statusAt(MemorySegment statuses, int index) {
        return statuses.asSlice((long) index * STATUS_SIZE, STATUS_SIZE);
    }

    /**
     * Reads {@code status.MPI_SOURCE}.
     *
     * @param status the status.
     * @return the rank that sent the message.
     */
    public static int source(MemorySegment status) {
        return source(status, 0);
    }

    /**
     * Reads {@code MPI_SOURCE} of a status inside other memory.
     *
     * @param memory memory that holds the status.
     * @param at offset of the status in bytes.
     * @return the rank that sent the message.
     */
    public static int source(MemorySegment memory, long at) {
        return memory.get(JAVA_INT, at + SOURCE);
    }

    /**
     * Reads {@code status.MPI_TAG}.
     *
     * @param status the status.
     * @return the tag of the message.
     */
    public static int tag(MemorySegment status) {
        return tag(status, 0);
    }

    /**
     * Reads {@code MPI_TAG} of a status inside other memory.
     *
     * @param memory memory that holds the status.
     * @param at offset of the status in bytes.
     * @return the tag of the message.
     */
    public static int tag(MemorySegment memory, long at) {
        return memory.get(JAVA_INT, at + TAG);
    }

    /**
     * Reads {@code status.MPI_ERROR}.
     *
     * @param status the status.
     * @return the error code of the request.
     */
    public static int error(MemorySegment status) {
        return error(status, 0);
    }

    /**
     * Reads {@code MPI_ERROR} of a status inside other memory.
     *
     * @param memory memory that holds the status.
     * @param at offset of the status in bytes.
     * @return the error code of the request.
     */
    public static int error(MemorySegment memory, long at) {
        return memory.get(JAVA_INT, at + ERROR);
    }

    /**
     * Writes the three fields of a status that C programs write.
     *
     * @param status the status.
     * @param source {@code MPI_SOURCE}.
     * @param tag {@code MPI_TAG}.
     * @param error {@code MPI_ERROR}.
     */
    public static void describe(MemorySegment status, int source, int tag, int error) {
        status.set(JAVA_INT, SOURCE, source);
        status.set(JAVA_INT, TAG, tag);
        status.set(JAVA_INT, ERROR, error);
    }

    /**
     * Allocates an array of handles, such as {@code MPI_Request[count]}.
     *
     * @param arena owner of the memory.
     * @param handleType name of the handles' type in C.
     * @param count number of handles.
     * @return the zeroed array.
     */
    public static MemorySegment allocateHandles(Arena arena, String handleType, int count) {
        return arena.allocate((long) count * width(handleType), Long.BYTES);
    }

    /**
     * Reads a handle from memory.
     *
     * @param handles array of handles, or the one handle that MPI wrote.
     * @param handleType name of the handles' type in C.
     * @param index position of the handle.
     * @return the handle.
     */
    public static long getHandle(MemorySegment handles, String handleType, int index) {
        return width(handleType) == Integer.BYTES
                ? handles.getAtIndex(JAVA_INT, index)
                : handles.getAtIndex(JAVA_LONG, index);
    }

    /**
     * Writes a handle to memory.
     *
     * @param handles array of handles.
     * @param handleType name of the handles' type in C.
     * @param index position of the handle.
     * @param handle the handle.
     */
    public static void setHandle(MemorySegment handles, String handleType, int index, long handle) {
        if (width(handleType) == Integer.BYTES) {
            handles.setAtIndex(JAVA_INT, index, (int) handle);
        } else {
            handles.setAtIndex(JAVA_LONG, index, handle);
        }
    }

    /**
     * Returns the width of handles without a lookup in the table, since every nonblocking call
     * needs it.
     */
    private static int width(String handleType) {
        boolean isWide = handleType.equals("MPI_File") || handleType.startsWith("MPI_T_");
        return INT_HANDLES && !isWide ? Integer.BYTES : Long.BYTES;
    }
}
