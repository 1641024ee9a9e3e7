package panmpi.generator.model;

/** Direction in which a parameter passes a value. */
public enum Direction {
    /** The call reads it. */
    IN,
    /** The call writes it. */
    OUT,
    /** The call reads it and may write it. */
    INOUT
}
