package mpi.object;

/**
 * Limit on the depth of nested objects that a codec reads and writes. It protects a receiver from
 * small messages with very deep objects: a level may take only one or two bytes of a message, but
 * takes 150 bytes of memory and 5 microseconds.
 */
public final class ObjectDepth {

    /** System property for the largest depth of nested objects. */
    public static final String PROPERTY = "panmpi.objects.depth";

    private static final int USUAL = 500_000;

    private ObjectDepth() {}

    /**
     * Reads the largest depth of nested objects from the system property.
     *
     * @return the number of levels in {@code -Dpanmpi.objects.depth=LEVELS}; 500,000 if the
     *     property is not set.
     * @throws IllegalArgumentException if the value of the property is no whole number above 0.
     */
    public static int ofJvm() {
        String value = System.getProperty(PROPERTY);
        if (value == null) {
            return USUAL;
        }
        try {
            int levels = Integer.parseInt(value.strip());
            if (levels > 0) {
                return levels;
            }
        } catch (NumberFormatException noNumber) {
            // Reported below.
        }
        throw new IllegalArgumentException(
                "-D%s=%s: the value must be a whole number of levels, 1 to %d"
                        .formatted(PROPERTY, value, Integer.MAX_VALUE));
    }
}
