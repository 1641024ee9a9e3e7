package mpi;

import java.nio.ByteBuffer;
import java.util.Objects;
import mpi.internal.memory.DirectBuffers;

/**
 * Base class for structs as in C: a subclass adds fields of several types. Each field is aligned,
 * and the extent is a multiple of the largest alignment. Structs are stored in a {@link ByteBuffer}
 * or in a {@code byte[]}; {@link Data} reads and writes their fields.
 *
 * {@snippet lang=java :
 * final class Particle extends Struct {
 *     private final int mass = addDouble();
 *     private final int place = addInt(3);
 *
 *     @Override
 *     protected Data newData() {
 *         return new Data();
 *     }
 *
 *     final class Data extends Struct.Data {
 *         double mass() {
 *             return getDouble(mass);
 *         }
 *         void place(int axis, int value) {
 *             putInt(place, axis, value);
 *         }
 *     }
 * }
 * }
 */
public abstract class Struct extends StructPrimitives {

    private Datatype type;

    /**
     * Makes a struct without fields, to which the constructor or the initializers of a subclass add
     * fields.
     */
    protected Struct() {}

    /**
     * Returns the distance in bytes from one struct to the next in a buffer; local. After this call
     * no field can be added.
     *
     * @return the extent in bytes.
     */
    public final int getExtent() {
        return extent();
    }

    /**
     * Returns the datatype; local. After this call no field can be added.
     *
     * @return the committed datatype of one struct, for buffers that are {@code byte[]} or {@link
     *     ByteBuffer}.
     * @throws MPIException if MPI is not running or reports an error.
     */
    public final synchronized Datatype getType() {
        if (type == null) {
            Datatype ofMpi = predefined();
            type = ofMpi == null ? make(getClass().getSimpleName()) : ofMpi;
        }
        extent();
        return type;
    }

    /** Returns the datatype that MPI itself has for these fields, or null. */
    Datatype predefined() {
        return null;
    }

    /**
     * Makes a view of the class that the subclass has defined for its views; called by {@link
     * #getData}.
     *
     * @return a new view, without a buffer yet.
     */
    protected abstract Data newData();

    /**
     * Returns a view of the first struct of a buffer.
     *
     * @param <T> class that {@link #newData} makes.
     * @param buffer buffer with structs from its first byte on; its position and byte order do not
     *     matter.
     * @return the view, which shares the buffer's memory.
     */
    public final <T extends Data> T getData(ByteBuffer buffer) {
        return getData(buffer, 0);
    }

    /**
     * Returns a view of a struct of a buffer.
     *
     * @param <T> class that {@link #newData} makes.
     * @param buffer buffer with structs from its first byte on; its position and byte order do not
     *     matter.
     * @param index number of the struct, from 0.
     * @return the view, which shares the buffer's memory.
     * @throws IndexOutOfBoundsException if the buffer has no such struct.
     */
    public final <T extends Data> T getData(ByteBuffer buffer, int index) {
        int extent = getExtent();
        Objects.checkIndex(index, extent == 0 ? Integer.MAX_VALUE : buffer.capacity() / extent);
        return at(DirectBuffers.slice(buffer, index * extent, extent));
    }

    /**
     * Returns a view of the first struct of an array.
     *
     * @param <T> class that {@link #newData} makes.
     * @param array array with structs from its first byte on.
     * @return the view, which shares the array.
     */
    public final <T extends Data> T getData(byte[] array) {
        return getData(array, 0);
    }

    /**
     * Returns a view of a struct of an array.
     *
     * @param <T> class that {@link #newData} makes.
     * @param array array with structs from its first byte on.
     * @param index number of the struct, from 0.
     * @return the view, which shares the array.
     * @throws IndexOutOfBoundsException if the array has no such struct.
     */
    public final <T extends Data> T getData(byte[] array, int index) {
        return getData(ByteBuffer.wrap(array), index);
    }

    /** Returns a view whose memory is exactly these bytes. */
    @SuppressWarnings("unchecked")
    final <T extends Data> T at(ByteBuffer bytes) {
        Data data = newData();
        data.lieIn(bytes);
        return (T) data;
    }

    /**
     * A view of one struct in a buffer. A subclass has methods with the fields' names, which call
     * the methods here with the fields' displacements.
     */
    public abstract class Data extends StructValues {

        /** Makes a view without memory, for subclasses; {@link Struct#getData} sets its memory. */
        protected Data() {}
    }
}
