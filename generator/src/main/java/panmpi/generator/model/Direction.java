package panmpi.generator.model;

/** Direction in which a parameter passes a value. */
public enum Direction {
    /** The call reads the value. */
    IN,
    /** The call writes the value. */
    OUT,
    /** The call reads the value and may write it. */
    INOUT
}
