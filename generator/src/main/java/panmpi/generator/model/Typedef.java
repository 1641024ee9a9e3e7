package panmpi.generator.model;

/**
 * A scalar type of the header.
 *
 * @param name its C name
 * @param carrier the carrier of its values: {@code int}, {@code long}, or {@code pointer}
 * @param definition its definition in the header; {@code enum} if only its use is known
 */
public record Typedef(String name, String carrier, String definition) {

    /** Bytes a value takes on the 64-bit platforms this project serves. */
    public int bytes() {
        return carrier.equals("int") ? 4 : 8;
    }
}
