package panmpi.generator.emit;

/** Values for parameters that a method of the second law leaves out. */
final class AliasOptional {

    private AliasOptional() {}

    /**
     * The value for a type: a function that copies an attribute copies its reference, all else is
     * absent.
     */
    static String value(String type) {
        return type.contains("_copy_attr_function") ? "(old, key, value) -> value" : "null";
    }
}
