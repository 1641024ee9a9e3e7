package mpi;

import java.nio.Buffer;
import java.nio.ByteOrder;
import mpi.c.Mpi;
import mpi.internal.memory.BooleanArray;
import mpi.internal.memory.Element;
import mpi.internal.memory.NioBuffers;
import mpi.internal.staging.Unread;

/**
 * Converts buffers of camelCase methods for the mpiJava-style methods that these call. An array or
 * a buffer whose element type differs from the datatype's is used as bytes, and a buffer that MPI
 * does not access is not checked. A program that calls an mpiJava-style method directly gets an
 * exception for such buffers.
 */
final class CamelCaseBuffers {

    private CamelCaseBuffers() {}

    /** Returns the buffer to pass to the mpiJava-style method in place of the program's buffer. */
    static Object of(Object buf, Datatype datatype) {
        boolean isPlain = buf == null || datatype == null || buf.getClass() == datatype.arrays();
        return isPlain ? buf : other(buf, datatype);
    }

    /**
     * Returns the buffer of a call with rank {@code peer}; for {@code MPI.PROC_NULL}, a buffer that
     * is neither read nor written.
     */
    static Object of(Object buf, Datatype datatype, int peer) {
        return peer == Mpi.MPI_PROC_NULL ? unread(buf, datatype) : of(buf, datatype);
    }

    /**
     * Returns the buffer of a call such as {@code Sendrecv_replace}, which sends the content of one
     * buffer and then receives into the same buffer. MPI does not access the buffer if both ranks
     * are {@code MPI.PROC_NULL}.
     */
    static Object of(Object buf, Datatype datatype, int dest, int source) {
        return dest == Mpi.MPI_PROC_NULL ? of(buf, datatype, source) : of(buf, datatype);
    }

    /**
     * Returns the buffer of a call with several blocks, each of which has a datatype of its own; as
     * bytes if one of the datatypes needs that.
     */
    static Object of(Object buf, Datatype[] datatypes) {
        for (int i = 0; buf != null && datatypes != null && i < datatypes.length; i++) {
            Object taken = of(buf, datatypes[i]);
            if (taken != buf) {
                return taken;
            }
        }
        return buf;
    }

    private static Object unread(Object buf, Datatype datatype) {
        return datatype instanceof ObjectType ? buf : Unread.BUFFER;
    }

    private static Object other(Object buf, Datatype datatype) {
        if (datatype instanceof ObjectType) {
            return buf;
        }
        if (buf instanceof Buffer buffer) {
            return isOther(buffer, datatype.element()) ? NioBuffers.segment(buffer) : buf;
        }
        return switch (buf) {
            case boolean[] array -> new BooleanArray(array);
            case Object array when array.getClass().isArray() -> NioBuffers.viewOr(array, array);
            default -> buf;
        };
    }

    /**
     * Returns true if a buffer has the machine's byte order, and elements of another type than
     * {@code element}.
     */
    private static boolean isOther(Buffer buffer, Element element) {
        Class<?> view = NioBuffers.type(buffer);
        return view != null
                && element != null
                && view != element.buffer()
                && NioBuffers.order(buffer) == ByteOrder.nativeOrder();
    }
}
