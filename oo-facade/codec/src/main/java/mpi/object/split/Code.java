package mpi.object.split;

/**
 * Codes of the values in a message. Each value begins with a number. If the number is even, it is
 * twice one of these codes. If it is odd, it refers to an object that was written before: it is
 * twice the number of that object, plus one. The codes from {@link #FIRST} on stand for classes:
 * first for the built-in ones of {@link FixedTypes}, then for those that the message introduces.
 */
final class Code {

    static final int NULL = 0;

    /** Introduction of a class: the definition of the class follows, and then an object of it. */
    static final int DEFINE = 1;

    /** Block of primitive data that a {@code writeObject} or {@code writeExternal} has written. */
    static final int BLOCK = 2;

    /**
     * Serializable fields of one class of the object's hierarchy, which the {@code writeObject} of
     * this class has written by {@code defaultWriteObject} or {@code writeFields}.
     */
    static final int FIELDS = 3;

    /** End of all that one call of {@code writeObject} or {@code writeExternal} has written. */
    static final int END = 4;

    /**
     * Several top-level arrays of equal type and length, which {@link Rows} has written as a unit.
     */
    static final int ROWS = 5;

    /** First code that stands for a class. */
    static final int FIRST = 6;

    /**
     * Largest code that takes only one byte in a message: a varint of one byte is at most 127,
     * which is more than twice this code.
     */
    static final int MOST_SHORT = 63;

    private Code() {}
}
