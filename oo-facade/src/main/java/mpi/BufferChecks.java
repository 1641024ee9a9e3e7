package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteOrder;
import mpi.c.Mpi;

/** The rules a message buffer must keep, checked before MPI reads or writes what is not there. */
final class BufferChecks {

    private BufferChecks() {}

    /** Throws if the selection is not wholly inside the buffer, of another type, or read-only. */
    static void check(
            String call, Object buf, int offset, long count, Datatype type, boolean output) {
        if (type == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, "datatype is null");
        }
        if (buf == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, "buf is null");
        }
        if (count < 0) {
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, "count " + count + " is negative");
        }
        if (offset < 0) {
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, "offset " + offset + " is negative");
        }
        boolean isArray = buf.getClass() == type.element().array();
        long length = isArray ? Array.getLength(buf) : memoryLength(call, buf, type, output);
        if (offset + count * type.extent() > length) {
            String room = isArray ? "the array's length " : "the buffer's room of ";
            String wanted = "offset " + offset + " + count " + count + " of " + type;
            String what = wanted + " exceeds " + room + length;
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
    }

    private static long memoryLength(String call, Object buf, Datatype type, boolean output) {
        if (buf instanceof Buffer buffer) {
            checkBuffer(call, buffer, type);
        } else if (!(buf instanceof MemorySegment)) {
            throw wrongType(call, buf.getClass().getTypeName(), type);
        }
        MemorySegment segment = Buffers.segment(buf);
        if (output && segment.isReadOnly()) {
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, "buf is read-only");
        }
        return segment.byteSize() / type.element().bytes();
    }

    private static void checkBuffer(String call, Buffer buffer, Datatype type) {
        Class<?> view = Buffers.type(buffer);
        if (view != null && view != type.element().buffer()) {
            throw wrongType(call, view.getSimpleName(), type);
        }
        if (!buffer.isDirect()) {
            String rule = "buf is not direct; pass its array, or a direct buffer";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, rule);
        }
        ByteOrder order = Buffers.order(buffer);
        if (order != ByteOrder.nativeOrder()) {
            String rule = "; MPI needs the machine's: order(ByteOrder.nativeOrder())";
            String what = "buf has byte order " + order + rule;
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
    }

    private static MPIException wrongType(String call, String found, Datatype type) {
        String wanted = type.element().array().getTypeName();
        String rule = wanted + ", a MemorySegment or a direct buffer is needed";
        String what = "buf is " + found + " but datatype is " + type + ": " + rule;
        return MPIException.of(call, Mpi.MPI_ERR_TYPE, what);
    }
}
