package mpi;

import mpi.c.Mpi;

/**
 * What a message consists of. The basic types stand for the elements of Java's primitive arrays;
 * counts and offsets in all calls are in elements of the datatype, never in bytes.
 */
public class Datatype {

    private final String name;
    private final long handle;
    private final Element element;

    Datatype(String name, long handle, Element element) {
        this.name = name;
        this.handle = handle;
        this.element = element;
    }

    /** The handle of a datatype that may be missing where MPI does not look at it. */
    static long handle(Datatype datatype) {
        return datatype == null ? Mpi.MPI_DATATYPE_NULL : datatype.handle;
    }

    long handle() {
        return handle;
    }

    /** The primitive type that it is made of. */
    Element element() {
        return element;
    }

    /** How many elements of an array one item spans. */
    int extent() {
        return 1;
    }

    /**
     * The name of the datatype.
     *
     * @return such as {@code MPI.INT}.
     */
    @Override
    public String toString() {
        return name;
    }
}
