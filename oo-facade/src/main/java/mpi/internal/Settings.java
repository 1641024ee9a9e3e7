package mpi.internal;

/** What the user sets: a system property, else the environment variable of the same meaning. */
final class Settings {

    private Settings() {}

    /** The library to open, nothing else; empty where the user leaves the choice. */
    static String library() {
        return value("panmpi.lib", "PANMPI_LIB");
    }

    /** The wanted ABI family; empty for any. */
    static String abi() {
        return value("panmpi.abi", "PANMPI_ABI");
    }

    /** The value of an environment variable, empty where it is not set. */
    static String environment(String variable) {
        String value = System.getenv(variable);
        return value == null ? "" : value;
    }

    private static String value(String property, String variable) {
        String value = System.getProperty(property);
        return value == null ? environment(variable) : value;
    }
}
