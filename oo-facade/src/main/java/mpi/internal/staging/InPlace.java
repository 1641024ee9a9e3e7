package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/** Class of the constant {@code MPI.IN_PLACE}, which a program passes in place of a buffer. */
public final class InPlace {

    /** The value of {@code MPI.IN_PLACE}. */
    public static final Object ARGUMENT = new InPlace();

    private InPlace() {}

    /**
     * Returns true if an argument is {@code MPI.IN_PLACE}, or a segment with the address that
     * MPI_IN_PLACE has in C.
     */
    public static boolean is(Object buf) {
        // Arrays are tested first, since {@code instanceof} with an interface is slower.
        if (buf != null && buf.getClass().isArray()) {
            return false;
        }
        return buf == ARGUMENT
                || buf instanceof MemorySegment segment
                        && segment.address() == Mpi.MPI_IN_PLACE.address()
                        && segment.byteSize() == 0
                        && segment.isNative();
    }

    @Override
    public String toString() {
        return "MPI.IN_PLACE";
    }
}
