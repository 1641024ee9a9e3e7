package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/** Type of {@code MPI.IN_PLACE}, which a program passes as the argument for a buffer. */
public final class InPlace {

    /** The value of {@code MPI.IN_PLACE}. */
    public static final Object ARGUMENT = new InPlace();

    private InPlace() {}

    /**
     * True if an argument is {@code MPI.IN_PLACE}, or a segment with the address that it has in C.
     */
    public static boolean is(Object buf) {
        // Tests for an array first: instanceof an interface is slower.
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
