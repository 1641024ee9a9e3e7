package panmpi.generator.model;

/** Meaning of a parameter; {@link ParamUse} adds its direction, and whether it is an array. */
public enum ParamKind {
    /** Message data that a datatype of the same call describes. */
    BUFFER,
    /** Any other raw memory: a window's base, an attached buffer, an address that is given back. */
    MEMORY,
    /** How many elements a buffer has or a datatype repeats; several: one for each rank. */
    COUNT,
    /** Displacement of each block of a buffer. */
    DISPLACEMENT,
    /** A datatype. */
    DATATYPE,
    /** Any other opaque object; the C type says which. */
    HANDLE,
    /** A status. */
    STATUS,
    /** A rank that is sent to or targeted. */
    DEST,
    /** A rank that is received from; may be a wildcard. */
    SOURCE,
    /** The rank a collective call is rooted at. */
    ROOT,
    /** Any other rank; ranks in arrays, ranks that the call returns. */
    RANK,
    /** A message tag. */
    TAG,
    /** How many elements the arrays beside it have, or how long a text is or may become. */
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
    /** Extra state that MPI hands to a callback with each call. */
    STATE,
    /** The value of an attribute. */
    ATTRIBUTE,
    /** The command line: {@code argc} and {@code argv}. */
    ARGUMENTS
}
