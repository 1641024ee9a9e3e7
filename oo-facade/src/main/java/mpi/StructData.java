package mpi;

import java.nio.ByteBuffer;
import mpi.internal.memory.DirectBuffers;

/**
 * Base class of {@link Struct.Data}: accesses the fields of one struct in a buffer by their
 * displacements in bytes.
 */
abstract class StructData {

    /** Memory of the struct, in the machine's byte order. */
    ByteBuffer bytes;

    /** Sets the memory of the struct; the buffer must have the machine's byte order. */
    final void lieIn(ByteBuffer memory) {
        bytes = memory;
    }

    /**
     * Returns the memory of the struct.
     *
     * @return its bytes, in the machine's order, shared with the buffer of {@code getData}.
     */
    public final ByteBuffer getBuffer() {
        return bytes;
    }

    /**
     * Returns a view of a struct within this one.
     *
     * @param <S> class of the struct.
     * @param <D> class of its view.
     * @param struct struct of the field, as it was passed to {@code addStruct}.
     * @param field displacement of the field.
     * @return the view, which shares the memory.
     */
    protected final <S extends Struct, D extends Struct.Data> D getData(S struct, int field) {
        return getData(struct, field, 0);
    }

    /**
     * Returns a view of one of several structs within this one.
     *
     * @param <S> class of the struct.
     * @param <D> class of its view.
     * @param struct struct of the field, as it was passed to {@code addStruct}.
     * @param field displacement of the field.
     * @param index index in the array.
     * @return the view, which shares the memory.
     */
    protected final <S extends Struct, D extends Struct.Data> D getData(
            S struct, int field, int index) {
        int extent = struct.getExtent();
        return struct.at(DirectBuffers.slice(bytes, field + index * extent, extent));
    }

    /**
     * Returns the memory of an item of a datatype.
     *
     * @param type datatype of the field, as it was passed to {@code addData}.
     * @param field displacement of the field.
     * @return its bytes, in the machine's order, shared with the struct.
     * @throws MPIException if MPI reports an error.
     */
    protected final ByteBuffer getBuffer(Datatype type, int field) {
        return getBuffer(type, field, 0);
    }

    /**
     * Returns the memory of one of several items of a datatype.
     *
     * @param type datatype of the field, as it was passed to {@code addData}.
     * @param field displacement of the field.
     * @param index index among the items.
     * @return its bytes, in the machine's order, shared with the struct.
     * @throws MPIException if MPI reports an error.
     */
    protected final ByteBuffer getBuffer(Datatype type, int field, int index) {
        int extent = Math.toIntExact(type.shape().extent());
        return DirectBuffers.slice(bytes, field + index * extent, extent);
    }
}
