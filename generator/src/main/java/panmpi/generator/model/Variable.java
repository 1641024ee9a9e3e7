package panmpi.generator.model;

import java.util.Map;
import java.util.Optional;

/**
 * A variable of the library that serves as a constant.
 *
 * @param type its C type
 * @param java the Java type with which low-level Java reads it
 */
record Variable(CType type, String java) {

    /**
     * Returns the constant for the variable; empty for a struct, which cannot be a constant.
     *
     * @param name the variable's name
     * @param typedefs the scalar types of the header
     */
    Optional<Constant> constant(String name, Map<String, Typedef> typedefs) {
        if (!type.arrays().isEmpty()) {
            boolean text = type.base().equals("char") && type.depth() == 1;
            return Optional.of(
                    text
                            ? new Constant(name, "string", Constant.Source.VARIABLE, name)
                            : new Constant(name, "pointer", Constant.Source.ADDRESS, name));
        }
        return scalar(typedefs).map(t -> new Constant(name, t, Constant.Source.VARIABLE, name));
    }

    private Optional<String> scalar(Map<String, Typedef> typedefs) {
        if (type.isPointer()) {
            return Optional.of("pointer");
        }
        if (typedefs.containsKey(type.base())) {
            return Optional.of(type.base());
        }
        return java.equals("MemorySegment") ? Optional.empty() : Optional.of(java);
    }
}
