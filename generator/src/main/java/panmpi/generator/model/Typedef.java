package panmpi.generator.model;

/**
 * A scalar type of the header.
 *
 * @param name its C name
 * @param carrier the carrier of its values: {@code int}, {@code long}, or {@code pointer}
 * @param definition its definition in the header; {@code enum} if the header shows only its use
 */
public record Typedef(String name, String carrier, String definition) {

    /** Returns the size of a value in bytes on 64-bit platforms. */
    public int bytes() {
        return carrier.equals("int") ? 4 : 8;
    }
}
