package panmpi.generator.model;

/** Meaning of a parameter; {@link ParamUse} adds its direction, and whether it is an array. */
public enum ParamKind {
    /** Message data that a datatype of the same call describes. */
    BUFFER,
    /** Any other raw memory: a window's base, an attached buffer, an output address. */
    MEMORY,
    /** Number of elements of a buffer or a datatype; an array has one number for each rank. */
    COUNT,
    /** Displacement of each block of a buffer. */
    DISPLACEMENT,
    /** Displacement into the memory that the target of a one-sided call has in a window. */
    TARGET_DISPLACEMENT,
    /** A handle of a datatype. */
    DATATYPE,
    /** A handle of any other opaque object, whose class follows from the C type. */
    HANDLE,
    /** A status. */
    STATUS,
    /** Destination or target rank. */
    DEST,
    /** Source rank; may be a wildcard. */
    SOURCE,
    /** The rank of the root of a collective call. */
    ROOT,
    /** Any other rank, such as a rank in an array or a rank that the call returns. */
    RANK,
    /** A message tag. */
    TAG,
    /** Length of the arrays next to it, or length or capacity of a text. */
    LENGTH,
    /** A truth value. */
    FLAG,
    /** The number of an attribute key. */
    KEYVAL,
    /** Any other number: a size, an offset, a mode, an error code, an index. */
    NUMBER,
    /** A text. */
    STRING,
    /** A function that MPI calls back. */
    FUNCTION,
    /** Extra state that MPI passes to a callback with each call. */
    STATE,
    /** The value of an attribute. */
    ATTRIBUTE,
    /** The program's command line: {@code argc} or {@code argv}. */
    ARGUMENTS;

    /** Returns true for a kind of number that may be an amount or an index. */
    public boolean isAmount() {
        return this == LENGTH || this == NUMBER || this == COUNT;
    }
}
