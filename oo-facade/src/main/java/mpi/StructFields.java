package mpi;

import java.util.ArrayList;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.call.NullChecks;
import mpi.internal.memory.Element;

/**
 * Base class of {@link Struct} that adds fields and computes their displacements in bytes, aligned
 * as in a struct of C.
 */
abstract class StructFields {

    private record Field(int displacement, int count, Datatype type) {}

    private final List<Field> fields = new ArrayList<>();
    private int next;
    private int end;
    private int alignment = 1;
    private boolean complete;

    /**
     * Sets the displacement of the next field. A displacement that does not suit the alignment of
     * the field is rounded up. If this method is not called, fields follow each other, each aligned
     * as in C.
     *
     * @param offset displacement in bytes, not negative.
     * @return this object.
     */
    public final Struct setOffset(int offset) {
        if (offset < 0) {
            throw refused(Mpi.MPI_ERR_ARG, "offset " + offset + " is negative");
        }
        next = offset;
        return (Struct) this;
    }

    /**
     * Adds a struct.
     *
     * @param struct a struct whose fields are complete.
     * @return its displacement in bytes.
     * @throws MPIException if MPI cannot make its datatype.
     */
    public final int addStruct(Struct struct) {
        return addStruct(struct, 1);
    }

    /**
     * Adds an array of structs.
     *
     * @param struct a struct whose fields are complete.
     * @param length number of structs.
     * @return its displacement in bytes.
     * @throws MPIException if MPI cannot make its datatype.
     */
    public final int addStruct(Struct struct, int length) {
        NullChecks.given("Struct.addStruct", "struct", struct);
        return add(struct.getType(), length, ((StructFields) struct).alignment);
    }

    /**
     * Adds an item of a datatype, aligned to the elements of its base type.
     *
     * @param type a datatype.
     * @return its displacement in bytes.
     * @throws MPIException if MPI reports an error.
     */
    public final int addData(Datatype type) {
        return addData(type, 1);
    }

    /**
     * Adds items of a datatype, aligned to the elements of its base type.
     *
     * @param type a datatype.
     * @param length number of items.
     * @return the displacement of the first item, in bytes.
     * @throws MPIException if MPI reports an error.
     */
    public final int addData(Datatype type, int length) {
        return add(type, length);
    }

    /** Adds items, and returns the displacement of the first item in bytes. */
    final int add(Datatype type, int count) {
        Element element = type.element();
        return add(type, count, element == null ? 1 : element.bytes());
    }

    private int add(Datatype type, int count, int unit) {
        if (complete) {
            String rule = "the struct is in use; add all fields before getExtent, getType, getData";
            throw refused(Mpi.MPI_ERR_TYPE, rule);
        }
        if (count < 0) {
            throw refused(Mpi.MPI_ERR_COUNT, "length " + count + " is negative");
        }
        int displacement = Math.ceilDiv(next, unit) * unit;
        fields.add(new Field(displacement, count, type));
        next = Math.toIntExact(displacement + count * type.shape().extent());
        end = Math.max(end, next);
        alignment = Math.max(alignment, unit);
        return displacement;
    }

    private static MPIException refused(int errorClass, String what) {
        return MPIException.of("MPI_Type_create_struct", errorClass, what);
    }

    /** Returns the extent in bytes, with padding as in C; after this call no field can be added. */
    final int extent() {
        complete = true;
        return Math.ceilDiv(end, alignment) * alignment;
    }

    /** Makes the datatype of the fields; its items are stored in byte arrays. */
    final Datatype make(String name) {
        int[] counts = fields.stream().mapToInt(Field::count).toArray();
        long[] displacements = fields.stream().mapToLong(Field::displacement).toArray();
        Datatype[] types = fields.stream().map(Field::type).toArray(Datatype[]::new);
        try (Datatype parts = Datatype.Create_struct(counts, displacements, types);
                Datatype whole = Datatype.Create_resized(parts, 0, extent())) {
            return Datatypes.ofBytes(name, whole);
        }
    }
}
