package mpi;

import mpi.c.Mpi;
import mpi.internal.memory.Element;
import mpi.object.ObjectCodec;

/**
 * {@code MPI.OBJECT} and the datatypes derived from it. To MPI an object is one byte, so that every
 * constructor counts in objects; what a datatype selects are positions of an {@code Object[]}.
 */
final class ObjectType extends Datatype {

    /** Where each object of an item is, in the order in which they travel. */
    private int[] order;

    private final ObjectCodec codec;

    /** One object after the other, by a codec, or by that of the communicator. */
    ObjectType(String name, ObjectCodec codec) {
        super(name, Mpi.MPI_BYTE, Element.OBJECT);
        this.codec = codec;
        order = new int[] {0};
    }

    /** One that MPI derived from another. */
    ObjectType(long handle, ObjectType material) {
        super("a datatype derived from MPI.OBJECT", handle, Element.OBJECT, false);
        codec = material.codec;
    }

    /** How the objects travel: by a codec of the datatype's, else by that of the communicator. */
    ObjectCodec codec(ObjectCodec ofComm) {
        return codec == null ? ofComm : codec;
    }

    /** Whether one of the two is a datatype of objects. */
    static boolean among(Datatype one, Datatype other) {
        return one instanceof ObjectType || other instanceof ObjectType;
    }

    /** Throws if a datatype is one of objects, where only what has a known size will do. */
    static void refuse(String call, Datatype type) {
        if (type instanceof ObjectType) {
            String rule = " has no place here: sends, receives, blocking collective calls, ";
            String what = type + rule + "Pack and Unpack serialize objects, other calls do not";
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, what);
        }
    }

    /** Where the objects of several items are, from where the buffer begins. */
    int[] positions(int count) {
        int[] one = order();
        int[] positions = new int[Math.multiplyExact(count, one.length)];
        long extent = extentBytes();
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
            order = TypeMap.order(this);
        }
        return order;
    }
}
