package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteOrder;
import mpi.c.Mpi;

/** The rules a message buffer must keep, checked before MPI reads or writes what is not there. */
final class BufferChecks {

    private BufferChecks() {}

    /** Throws if the selection is not wholly inside the buffer or of another type. */
    static void check(String call, String name, Object buf, int offset, long count, Datatype type) {
        if (type == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, "the datatype of " + name + " is null");
        }
        if (buf == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, name + " is null");
        }
        if (count < 0) {
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, "count " + count + " is negative");
        }
        if (offset < 0) {
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, "offset " + offset + " is negative");
        }
        long length =
                buf.getClass() == type.element().array()
                        ? Array.getLength(buf)
                        : lengthOfMemory(call, name, buf, type);
        if (offset + count * type.extent() > length) {
            throw tooShort(call, name, buf, offset, count, type, length);
        }
    }

    private static long lengthOfMemory(String call, String name, Object buf, Datatype type) {
        int bytes = type.element().bytes();
        if (buf instanceof MemorySegment segment) {
            return segment.byteSize() / bytes;
        }
        if (buf instanceof Buffer buffer) {
            checkBuffer(call, name, buffer, type);
            return (long) buffer.capacity() * bytesOf(buffer) / bytes;
        }
        throw wrongType(call, name, buf, type);
    }

    private static int bytesOf(Buffer buffer) {
        for (Element element : Element.values()) {
            if (element.buffer().isInstance(buffer)) {
                return element.bytes();
            }
        }
        throw new AssertionError(buffer);
    }

    private static void checkBuffer(String call, String name, Buffer buffer, Datatype type) {
        Class<?> view = Buffers.type(buffer);
        if (view != null && view != type.element().buffer()) {
            throw wrongType(call, name, buffer, type);
        }
        if (!buffer.isDirect()) {
            String rule = " is not direct; pass its array, or a direct buffer";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, name + rule);
        }
        ByteOrder order = Buffers.order(buffer);
        if (order != ByteOrder.nativeOrder()) {
            String rule = "; MPI needs the machine's: order(ByteOrder.nativeOrder())";
            throw MPIException.of(
                    call, Mpi.MPI_ERR_BUFFER, name + " has byte order " + order + rule);
        }
    }

    private static MPIException wrongType(String call, String name, Object buf, Datatype type) {
        Class<?> wanted = type.element().array();
        String found =
                buf instanceof Buffer buffer ? viewName(buffer) : buf.getClass().getTypeName();
        String rule = wanted.getTypeName() + ", a MemorySegment or a direct buffer is needed";
        return MPIException.of(
                call,
                Mpi.MPI_ERR_TYPE,
                name + " is " + found + " but datatype is " + type + ": " + rule);
    }

    private static String viewName(Buffer buffer) {
        Class<?> view = Buffers.type(buffer);
        return view == null ? buffer.getClass().getTypeName() : view.getSimpleName();
    }

    private static MPIException tooShort(
            String call,
            String name,
            Object buf,
            int offset,
            long count,
            Datatype type,
            long length) {
        String what =
                buf.getClass().isArray()
                        ? " exceeds the array's length "
                        : " exceeds the buffer's room of ";
        String where = name.equals("buf") ? "" : name + ": ";
        return MPIException.of(
                call,
                Mpi.MPI_ERR_BUFFER,
                where + "offset " + offset + " + count " + count + " of " + type + what + length);
    }
}
