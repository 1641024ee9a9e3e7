package panmpi.generator.emit;

/** What is passed for a parameter that a method of the second law leaves out. */
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
