package panmpi.generator.emit;

/** Chooses the values that a camelCase method passes for parameters that it leaves out. */
final class AliasOptional {

    private AliasOptional() {}

    /**
     * Returns the Java expression for the default value of a parameter: for an attribute copy
     * function, a lambda that returns the old attribute value; for a parameter of any other type,
     * null.
     */
    static String value(String type) {
        return type.contains("_copy_attr_function") ? "(old, key, value) -> value" : "null";
    }
}
