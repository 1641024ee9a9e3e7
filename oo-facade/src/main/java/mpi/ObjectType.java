package mpi;

import mpi.c.Mpi;
import mpi.internal.memory.Element;
import mpi.internal.objects.ObjectItems;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.TypeShape;
import mpi.internal.types.TypeMap;
import mpi.object.ObjectCodec;

/**
 * Datatype of Java objects: {@code MPI.OBJECT} and the datatypes derived from it. To MPI an object
 * is one byte, so that every type constructor counts in objects; a datatype selects positions of an
 * {@code Object[]}.
 */
final class ObjectType extends Datatype {

    /** Position of each object of one item, in the order of the typemap; null until first used. */
    private int[] order;

    private final ObjectCodec codec;

    /**
     * Makes a datatype of contiguous objects, which {@code codec} encodes; null stands for the
     * communicator's codec.
     */
    ObjectType(String name, ObjectCodec codec) {
        super(Mpi.MPI_BYTE, TypeShape.basic(name, Element.OBJECT, 1));
        this.codec = codec;
        order = new int[] {0};
    }

    /** Makes the object for a datatype that MPI derived from another datatype of objects. */
    ObjectType(long handle, ObjectType oldtype) {
        super("a datatype derived from MPI.OBJECT", handle, Element.OBJECT, false);
        codec = oldtype.codec;
    }

    @Override
    boolean isAlone() {
        return true; // to MPI, the contiguous datatypes of objects are all MPI_BYTE
    }

    /** Returns the codec of the objects: the datatype's if it has one, else the communicator's. */
    ObjectCodec codec(ObjectCodec ofComm) {
        return codec == null ? ofComm : codec;
    }

    /** Returns true if at least one of two datatypes is a datatype of objects. */
    static boolean among(Datatype one, Datatype other) {
        return one instanceof ObjectType || other instanceof ObjectType;
    }

    /** Throws if {@code type} is a datatype of objects, for calls that need a known size. */
    static void refuse(String call, Datatype type) {
        BufferChecks.refuseObjects(call, Datatype.shape(type));
    }

    /** Selects the objects of a buffer by a datatype, which may be null if {@code count} is 0. */
    static ObjectItems items(
            String call, ObjectCodec ofComm, Object buf, long offset, int count, Datatype type) {
        if (type instanceof ObjectType objects) {
            ObjectCodec codec = objects.codec(ofComm);
            return count == 0
                    ? ObjectItems.none(call, codec)
                    : ObjectItems.of(
                            call, codec, buf, offset, count, type.shape(), objects::positions);
        }
        if (count == 0) {
            return ObjectItems.none(call, ofComm);
        }
        String what = "one datatype is of objects, the other is " + type;
        throw MPIException.of(
                call, Mpi.MPI_ERR_TYPE, what + "; both must be datatypes of objects, or neither");
    }

    /**
     * Returns the positions of the objects of {@code count} items, relative to the buffer's offset.
     */
    int[] positions(int count) {
        int[] one = order();
        int[] positions = new int[Math.multiplyExact(count, one.length)];
        long extent = shape().extent();
        int next = 0;
        for (int item = 0; item < count; item++) {
            for (int position : one) {
                positions[next++] = Math.toIntExact(item * extent + position);
            }
        }
        return positions;
    }

    private synchronized int[] order() {
        if (order == null) {
            order = TypeMap.order(handle());
        }
        return order;
    }
}
