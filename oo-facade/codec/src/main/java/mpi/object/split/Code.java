package mpi.object.split;

/**
 * Codes that begin a value. An even number is a code times two; an odd number is a back reference:
 * the number of an object times two, plus one. The codes of built-in classes follow the codes
 * listed here, and then come those of the classes that the message introduces.
 */
final class Code {

    static final int NULL = 0;

    /** Definition of a class, followed by an object of it. */
    static final int DEFINE = 1;

    /**
     * A block of primitive data, in the section of the message that a class's own {@code
     * writeObject} writes.
     */
    static final int BLOCK = 2;

    /** The default fields of the class, in the section of its {@code writeObject}. */
    static final int FIELDS = 3;

    /** The end of the section of a {@code writeObject}. */
    static final int END = 4;

    /** Several top-level arrays of equal type and length, written as a unit by {@link Rows}. */
    static final int ROWS = 5;

    /** First code of a class. */
    static final int FIRST = 6;

    /** Largest code that, doubled, takes one byte as a varint. */
    static final int MOST_SHORT = 63;

    private Code() {}
}
