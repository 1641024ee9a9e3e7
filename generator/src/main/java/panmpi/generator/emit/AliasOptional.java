package panmpi.generator.emit;

/** Default values of parameters that a camelCase method leaves out. */
final class AliasOptional {

    private AliasOptional() {}

    /**
     * Returns the default for a type: a copy function of attributes copies the reference; any other
     * default is null.
     */
    static String value(String type) {
        return type.contains("_copy_attr_function") ? "(old, key, value) -> value" : "null";
    }
}
