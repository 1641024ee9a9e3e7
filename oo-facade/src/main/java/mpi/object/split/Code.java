package mpi.object.split;

/**
 * What a value begins with, doubled: an odd number refers to an object that was there before.
 * Classes that every message knows follow these, then those that the message introduces.
 */
final class Code {

    static final int NULL = 0;

    /** A class is introduced, then comes an object of it. */
    static final int DEFINE = 1;

    /** Within a section of a hook: primitive data. */
    static final int BLOCK = 2;

    /** Within a section: the fields of the class. */
    static final int FIELDS = 3;

    /** The end of a section. */
    static final int END = 4;

    /** Objects of the message that are the rows of a rectangle. */
    static final int ROWS = 5;

    /** The first of a class. */
    static final int FIRST = 6;

    /** The last that takes one byte. */
    static final int MOST_SHORT = 63;

    private Code() {}
}
