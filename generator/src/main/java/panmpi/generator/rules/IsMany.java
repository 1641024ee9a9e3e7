package panmpi.generator.rules;

/** Decides whether a parameter is several values. */
final class IsMany {

    private IsMany() {}

    static boolean test(Site p) {
        return p.isArray()
                || p.isText() && p.type().depth() > 1
                || p.type().isPointer() && p.name().startsWith("array_of_")
                || p.type().isPointer() && continuesAnArray(p);
    }

    /**
     * Headers write {@code int sources[], int *weights} where each source may go without a weight:
     * what stands behind an array and has the type of its elements is as long as the array.
     */
    private static boolean continuesAnArray(Site p) {
        return p.before()
                .filter(Site::isArray)
                .map(Site::type)
                .filter(t -> t.base().equals(p.type().base()))
                .filter(t -> t.constant() == p.type().constant())
                .isPresent();
    }
}
