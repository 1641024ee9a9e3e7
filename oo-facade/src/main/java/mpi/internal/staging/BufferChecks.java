package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteOrder;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.memory.BooleanArray;
import mpi.internal.memory.Element;
import mpi.internal.memory.NioBuffers;
import mpi.internal.memory.SliceOrigins;
import mpi.internal.records.RecordArrays;

/** Checks message buffers before a call, since MPI itself does not check their bounds. */
public final class BufferChecks {

    private BufferChecks() {}

    /** Throws if the buffer or the datatype is null, or the offset or the count is negative. */
    public static void given(String call, Object buf, long offset, long count, TypeShape type) {
        typed(call, type);
        numbers(call, buf, offset, count);
    }

    /** Throws if the buffer is null, or the offset or the count is negative. */
    public static void numbers(String call, Object buf, long offset, long count) {
        if (buf == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, "buf is null");
        }
        if (count < 0) {
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, "count " + count + " is negative");
        }
        if (offset < 0) {
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, "offset " + offset + " is negative");
        }
    }

    /** Throws if the datatype is null, was freed, or is a datatype of objects. */
    public static void typed(String call, TypeShape type) {
        if (type == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, "datatype is null");
        }
        notFreed(call, type);
        refuseObjects(call, type);
    }

    /** Throws if a datatype was freed. */
    public static void notFreed(String call, TypeShape type) {
        if (type != null && type.isFreed()) {
            throw MPIException.of(
                    call, Mpi.MPI_ERR_TYPE, "datatype is " + type + " that was freed");
        }
    }

    /** Throws if a datatype is one of Java objects, in a call that does not serialize objects. */
    public static void refuseObjects(String call, TypeShape type) {
        if (type != null && type.isObject()) {
            String rule =
                    " cannot be used in this call: sends, receives, blocking collective calls, ";
            String what = type + rule + "Pack and Unpack serialize objects, other calls do not; ";
            String instead =
                    "nonblocking collective calls take objects without a buffer, as ibcast does";
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, what + instead);
        }
    }

    /**
     * Throws if an array of counts, displacements or datatypes has fewer elements than there are
     * blocks.
     */
    public static void blocks(String call, String name, Object array, int blocks) {
        int length = array == null ? -1 : Array.getLength(array);
        if (length < blocks) {
            String found = length < 0 ? " is null" : " has " + length + " elements";
            String what = name + found + "; one is needed for each of " + blocks + " blocks";
            throw MPIException.of(call, Mpi.MPI_ERR_ARG, what);
        }
    }

    /**
     * Returns the part of an error message that names the offset; empty for offset 0, since methods
     * without a parameter for the offset pass 0.
     */
    private static String from(int offset) {
        return offset == 0 ? "" : "offset " + offset + " + ";
    }

    /**
     * Throws unless the range {@code s}, which counts from element {@code offset}, is inside the
     * buffer, the buffer's elements are of the datatype, and an output is writable.
     */
    public static void check(
            String call, Object buf, int offset, ByteRange s, TypeShape type, boolean output) {
        boolean isArray = s.element() != null && buf.getClass() == s.element().array();
        int unit = s.element() == null ? 1 : s.element().bytes();
        long length = isArray ? Array.getLength(buf) : memoryLength(call, buf, s, type, output);
        long bytes = length * unit;
        long begin = (long) offset * unit;
        if (s.high() > bytes - begin) {
            String room = isArray ? "the array's length " : "the buffer's room of ";
            String what =
                    from(offset)
                            + s.describe()
                            + " exceeds "
                            + room
                            + length
                            + needed(s, begin, unit)
                            + reinterpretHint(buf);
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
        if (s.low() < -begin && s.low() < -begin - SliceOrigins.before(buf)) {
            throw beginsBefore(call, buf, from(offset) + s.describe(), -begin - s.low());
        }
        if (isArray && ((s.low() | s.high()) & unit - 1) != 0) {
            String what =
                    s.describe() + " are bytes " + s.low() + ".." + (s.high() - 1) + " of buf";
            String rule = ", not whole elements of " + unit + " bytes";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + rule);
        }
    }

    /** Makes the exception for items ({@code selection}) that begin before their buffer. */
    private static MPIException beginsBefore(
            String call, Object buf, String selection, long bytes) {
        long known = SliceOrigins.before(buf);
        String whole = known == 0 ? "" : " that the slice is a part of";
        boolean mayBeSlice = known == 0 && buf instanceof Buffer buffer && buffer.isDirect();
        String remedy =
                "; if those bytes are part of a larger buffer, pass MPI.slice(whole, k) as the buffer";
        String what =
                "%s begins before the buffer%s, by %d bytes%s"
                        .formatted(selection, whole, bytes - known, mayBeSlice ? remedy : "");
        return MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
    }

    /** Returns words on how many elements are needed; empty if offset and count show that. */
    private static String needed(ByteRange s, long begin, int unit) {
        return s.isPlain() ? "" : ", " + Math.ceilDiv(begin + s.high(), unit) + " are needed";
    }

    /** Returns a hint to call reinterpret if the buffer is a C pointer, of length 0; else empty. */
    private static String reinterpretHint(Object buf) {
        boolean isPointer =
                buf instanceof MemorySegment segment
                        && segment.byteSize() == 0
                        && segment.address() != 0;
        return isPointer
                ? "; the segment is a pointer of length 0: call reinterpret(bytes) first"
                : "";
    }

    /** Throws if memory is of an arena that is closed, or confined to another thread. */
    public static void reachable(String call, String name, MemorySegment memory) {
        open(call, name, memory);
        if (!memory.isAccessibleBy(Thread.currentThread())) {
            String what = name + " is memory of an Arena that another thread is confined to";
            String rule = "; call from that thread, or use Arena.ofShared()";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what + rule);
        }
    }

    /** Returns true if this thread may access a segment; else {@link #reachable} throws. */
    public static boolean isReachable(MemorySegment memory) {
        return memory.scope().isAlive() && memory.isAccessibleBy(Thread.currentThread());
    }

    /** Throws if the arena of a segment is closed. */
    public static void open(String call, String name, MemorySegment memory) {
        if (!memory.scope().isAlive()) {
            String rule = "; it must stay open as long as MPI uses its memory";
            String what = name + " is memory of an Arena that was closed" + rule;
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
    }

    /**
     * Throws if a buffer of packed bytes is too short for the items, from a position on. MPICH
     * reports no error when it packs too many items, and packs only some of them.
     */
    public static void packed(String call, long bytes, long position, long count, TypeShape type) {
        if (position < 0 || position > bytes) {
            String what = "position " + position + " is not in the " + bytes + " packed bytes";
            throw MPIException.of(call, Mpi.MPI_ERR_ARG, what);
        }
        long size = type == null ? 0 : type.size();
        if (size > 0 && count > (bytes - position) / size) {
            String what = "position " + position + " + count " + count + " of " + size + " bytes";
            String rule = " exceeds the " + bytes + " packed bytes";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what + rule);
        }
    }

    private static long memoryLength(
            String call, Object buf, ByteRange s, TypeShape type, boolean output) {
        if (buf instanceof BooleanArray booleans) {
            return booleans.array().length / (s.element() == null ? 1 : s.element().bytes());
        }
        if (buf instanceof Record[] records) {
            return records.length
                    * RecordArrays.extent(records)
                    / (s.element() == null ? 1 : s.element().bytes());
        }
        if (buf instanceof Buffer buffer) {
            checkBuffer(call, buffer, s.element(), type);
        } else if (!(buf instanceof MemorySegment) && !isBytesOfPairs(buf, type)) {
            throw wrongType(call, buf.getClass().getTypeName(), s.element(), type);
        }
        MemorySegment segment = NioBuffers.segment(buf);
        reachable(call, "buf", segment);
        if (output && segment.isReadOnly()) {
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, "buf is read-only");
        }
        return segment.byteSize() / (s.element() == null ? 1 : s.element().bytes());
    }

    /** Returns true for pairs (such as complex numbers) in a byte array: Java has no pairs. */
    private static boolean isBytesOfPairs(Object buf, TypeShape type) {
        return buf instanceof byte[] && type.isPair();
    }

    /** Throws unless a buffer's elements fit the datatype, and its byte order is native. */
    private static void checkBuffer(String call, Buffer buffer, Element element, TypeShape type) {
        if (!NioBuffers.hasMemory(buffer)) {
            String rule = "; pass its char[], as from toString().toCharArray()";
            String what = "buf is a CharBuffer over text, which has no memory for MPI" + rule;
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
        ByteOrder order = NioBuffers.order(buffer);
        if (order != ByteOrder.nativeOrder()) {
            String rule = "; MPI needs the machine's: order(ByteOrder.nativeOrder())";
            String what = "buf has byte order " + order + rule;
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
        Class<?> view = NioBuffers.type(buffer);
        boolean isOfBytes = element == null || element == Element.BYTE;
        if (view != null && !isOfBytes && view != element.buffer()) {
            throw wrongType(call, view.getSimpleName(), element, type);
        }
    }

    private static MPIException wrongType(
            String call, String found, Element element, TypeShape type) {
        String wanted = element == null ? "" : element.array().getTypeName() + ", ";
        String rule = wanted + "a MemorySegment or a buffer is needed";
        String what = "buf is " + found + " but datatype is " + type + ": " + rule;
        return MPIException.of(call, Mpi.MPI_ERR_TYPE, what);
    }
}
