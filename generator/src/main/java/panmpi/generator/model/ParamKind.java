package panmpi.generator.model;

/** What a parameter means, where its C type alone does not say. */
public enum ParamKind {
    /** Data that the call reads. */
    BUFFER_IN,
    /** Data that the call writes. */
    BUFFER_OUT,
    /** Data that the call reads or writes, or both. */
    BUFFER_INOUT,
    /** How many elements a buffer has. */
    COUNT,
    /** The type of a buffer's elements. */
    DATATYPE,
    /** A rank that is sent to or asked about. */
    PEER,
    /** A rank that is received from; may be a wildcard. */
    SOURCE,
    /** The rank a collective call is rooted at. */
    ROOT,
    /** Any other number of 32 bits. */
    INT,
    /** Any other number of 64 bits: a size, an address, an offset. */
    LONG,
    /** A handle that the call uses. */
    HANDLE,
    /** A handle that the call makes. */
    OUT_HANDLE,
    /** A handle that the call uses and may change. */
    INOUT_HANDLE,
    /** A number that the call returns. */
    OUT_INT,
    /** A 64-bit number that the call returns. */
    OUT_LONG,
    /** A truth value that the call returns. */
    OUT_FLAG,
    /** A status that the call fills. */
    OUT_STATUS,
    /** A status that the call reads. */
    STATUS,
    /** Statuses that the call fills. */
    OUT_STATUSES,
    /** Numbers that the call reads. */
    INTS,
    /** 64-bit numbers that the call reads. */
    LONGS,
    /** Numbers that the call fills. */
    OUT_INTS,
    /** 64-bit numbers that the call fills. */
    OUT_LONGS,
    /** Handles that the call reads. */
    HANDLES,
    /** Handles that the call uses and may change. */
    INOUT_HANDLES,
    /** Text that the call reads. */
    STRING,
    /** Text that the call fills. */
    OUT_STRING,
    /** A function that MPI calls back. */
    CALLBACK,
    /** Any other address. */
    ADDRESS
}
