package mpi.internal.strict.access;

/**
 * Range of bytes in which accesses of the program are watched: the buffer of a call in progress, or
 * this rank's memory in a window.
 */
public interface Area {

    /** Array that holds the bytes; null for memory outside of the Java heap. */
    Object base();

    /**
     * First byte of the range: its distance in bytes from the array's first element, or its address
     * if the range is outside of the Java heap.
     */
    long low();

    /** End of the range: the position after its last byte. */
    long high();

    /**
     * Receives an access of the program that overlaps the range from {@link #low} to {@link #high}.
     * The bytes of a derived datatype may have gaps, and the access may fall into a gap.
     *
     * @param from first byte of the access.
     * @param to position after its last byte.
     * @param isWrite true if the program writes.
     * @param site number of the program line, see {@link Sites}.
     */
    void touched(long from, long to, boolean isWrite, int site);
}
