package mpi;

import mpi.c.Mpi;
import mpi.internal.call.NullChecks;
import mpi.internal.memory.Element;
import mpi.internal.staging.TypeShape;

/**
 * Base class of {@link Datatype} with the methods of mpiJava that count in elements of the base
 * type, where MPI counts bytes.
 */
abstract class ElementUnits extends DatatypeCalls {

    /** Bytes of the unit in which camelCase methods count; 0 if they count in elements. */
    private int unit;

    ElementUnits(long handle) {
        super(handle);
    }

    /**
     * Makes the camelCase methods of this type count in the same unit as those of {@code oldtype},
     * from which this type is made.
     */
    final void countsAs(ElementUnits oldtype) {
        unit = oldtype == null ? 0 : oldtype.unit;
    }

    /** Makes camelCase methods count in bytes, as they do for pairs and structs. */
    final void countsBytes() {
        unit = Byte.BYTES;
    }

    /**
     * Returns the size, extent and elements of the datatype, for the checks and copies of buffers.
     */
    abstract TypeShape shape();

    /**
     * Returns the basic type of all data of the datatype; null if the data have several basic
     * types, or a basic type that no Java array stores.
     */
    final Element element() {
        return shape().element();
    }

    /**
     * Returns the number of elements of the base type in one item; local.
     *
     * @return the number of elements that a message of one item has.
     */
    public int Size() {
        return isMarker() ? 0 : elements(shape().size());
    }

    /**
     * Returns the distance from one item to the next, in elements of the base type; local.
     *
     * @return the upper bound minus the lower bound.
     */
    public int Extent() {
        return isMarker() ? 0 : elements(shape().extent());
    }

    /**
     * Returns the lower bound of an item, in elements of the base type; local.
     *
     * @return displacement of the item's beginning, in elements of the base type.
     */
    public int Lb() {
        return isMarker() ? 0 : elements(Get_extent().lb());
    }

    /**
     * Returns the upper bound of an item, in elements of the base type; local.
     *
     * @return displacement of the item's end, in elements of the base type.
     */
    public int Ub() {
        return isMarker() ? 0 : elements(Get_extent().lb() + shape().extent());
    }

    /**
     * Returns true for MPI_LB and MPI_UB, which MPI 3.0 removed; in mpiJava they mark the bounds of
     * a struct.
     */
    private boolean isMarker() {
        return this == MPI.LB || this == MPI.UB;
    }

    /**
     * Converts bytes to the unit in which camelCase methods count: elements of the base type, or
     * bytes for pairs and structs.
     */
    final int units(long bytes) {
        boolean isOfBytes = unit == Byte.BYTES || element() == null;
        return fitting(isOfBytes ? bytes : bytes / element().bytes());
    }

    private int elements(long bytes) {
        return fitting(bytes == 0 ? 0 : bytes / bytesOf(element(), "the datatype"));
    }

    private static int fitting(long elements) {
        if (elements != (int) elements) {
            String rule = " are more than an int counts; Get_size and Get_extent give bytes";
            throw new MPIException(
                    "", Mpi.MPI_ERR_TYPE, Mpi.MPI_ERR_TYPE, elements + " elements" + rule);
        }
        return (int) elements;
    }

    private static int bytesOf(Element element, String what) {
        if (element == null) {
            String rule = " has no one base type to count in; Get_size and Get_extent give bytes";
            throw new MPIException("", Mpi.MPI_ERR_TYPE, Mpi.MPI_ERR_TYPE, what + rule);
        }
        return element.bytes();
    }

    /**
     * Makes a datatype of blocks at equal distances; local.
     *
     * @param count number of blocks.
     * @param blocklength items in each block.
     * @param stride elements of the base type from the beginning of one block to that of the next.
     * @param oldtype datatype of the items.
     * @return the new datatype.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public static Datatype Hvector(int count, int blocklength, int stride, Datatype oldtype) {
        NullChecks.given("Datatype.Hvector", "oldtype", oldtype);
        long bytes = (long) stride * bytesOf(oldtype.element(), "oldtype");
        return Datatype.Create_hvector(count, blocklength, bytes, oldtype);
    }

    /**
     * Makes a datatype of blocks at given displacements; local.
     *
     * @param array_of_blocklengths items in each block.
     * @param array_of_displacements displacement of each block, in elements of the base type.
     * @param oldtype datatype of the items.
     * @return the new datatype.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public static Datatype Hindexed(
            int[] array_of_blocklengths, int[] array_of_displacements, Datatype oldtype) {
        NullChecks.given("Datatype.Hindexed", "array_of_displacements", array_of_displacements);
        NullChecks.given("Datatype.Hindexed", "oldtype", oldtype);
        long[] bytes = bytes(array_of_displacements, oldtype.element());
        return Datatype.Create_hindexed(array_of_blocklengths, bytes, oldtype);
    }

    /**
     * Makes a datatype of blocks of several datatypes with one base type; local. {@code MPI.LB} and
     * {@code MPI.UB} among the datatypes mark the beginning and the end of an item.
     *
     * @param array_of_blocklengths items in each block.
     * @param array_of_displacements displacement of each block, in elements of the base type.
     * @param array_of_types datatype of each block.
     * @return the new datatype.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public static Datatype Struct(
            int[] array_of_blocklengths, int[] array_of_displacements, Datatype[] array_of_types) {
        return StructType.make(array_of_blocklengths, array_of_displacements, array_of_types);
    }

    static long[] bytes(int[] elements, Element element) {
        long[] bytes = new long[elements.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (long) elements[i] * bytesOf(element, "oldtype");
        }
        return bytes;
    }
}
