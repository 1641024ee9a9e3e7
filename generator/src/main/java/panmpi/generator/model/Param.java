package panmpi.generator.model;

/**
 * A parameter of a prototype.
 *
 * @param name its name in the header, or {@code x0}, {@code x1}, ... where the header gives none
 * @param type its C type
 */
public record Param(String name, CType type) {
    @Override
    public String toString() {
        return type.declare(name);
    }
}
