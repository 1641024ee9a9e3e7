package panmpi.generator.model;

/**
 * A parameter of a prototype.
 *
 * @param name its name in the header; {@code x0}, {@code x1}, ... if it has none there
 * @param type its C type
 */
public record Param(String name, CType type) {
    @Override
    public String toString() {
        return type.declare(name);
    }
}
