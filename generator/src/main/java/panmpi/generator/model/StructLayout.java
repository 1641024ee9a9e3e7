package panmpi.generator.model;

import java.util.List;

/**
 * A struct of the header.
 *
 * @param name its C name
 * @param size its size in bytes
 * @param fields its fields, in order
 */
public record StructLayout(String name, long size, List<Field> fields) {

    /**
     * A field.
     *
     * @param name its C name
     * @param type {@code int}, {@code long}, {@code pointer}, ..., or {@code int[5]}
     * @param offset where the field starts, in bytes
     * @param size its size in bytes
     */
    public record Field(String name, String type, long offset, long size) {}

    /** Copies the list, so that the caller cannot change this record later. */
    public StructLayout {
        fields = List.copyOf(fields);
    }

    /** Returns the offset of a field, in bytes. */
    public long offsetOf(String field) {
        return fields.stream()
                .filter(f -> f.name().equals(field))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " has no field " + field))
                .offset();
    }
}
