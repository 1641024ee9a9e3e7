package mpi.internal.strict.access;

/** Bytes of the program whose accesses matter: MPI uses them, or another rank may. */
public interface Area {

    /** The array in which the bytes are; null for memory off the heap. */
    Object base();

    /** First byte: in an array from its first element on, off the heap an address. */
    long low();

    /** End of the last byte. */
    long high();

    /**
     * Takes an access of the program that begins before the end of the area and ends behind its
     * begin; it may fall into a gap.
     *
     * @param from first byte of the access.
     * @param to end of its last byte.
     * @param isWrite true if the program writes.
     * @param site number of the line in {@link Sites}.
     */
    void touched(long from, long to, boolean isWrite, int site);
}
