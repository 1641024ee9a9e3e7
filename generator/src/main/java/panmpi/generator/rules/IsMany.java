package panmpi.generator.rules;

/** Decides if a parameter is several values. */
final class IsMany {

    /**
     * Words that end with an s, but are no plurals, such as {@code status} and {@code address}, do
     * not match.
     */
    private static final String PLURAL = "\\w*[^us]s";

    private IsMany() {}

    static boolean test(Site p) {
        if (!p.type().isPointer()) {
            return false;
        }
        if (p.isText()) {
            return p.type().depth() > 1;
        }
        return p.isArray() || p.name().startsWith("array_of_") || isPlural(p);
    }

    /** Tests for an output with a plural name: it may be one number, or the first of many. */
    static boolean isAmbiguous(Site p) {
        return p.type().isPointer()
                && !p.isText()
                && !p.isRaw()
                && p.name().matches(PLURAL)
                && !p.name().matches("n\\w+|num_\\w+")
                && !test(p);
    }

    /** A plural name alone is ambiguous: {@code int *num_cvars} is one number. */
    private static boolean isPlural(Site p) {
        return p.name().matches(PLURAL) && (isReadOnly(p) || continuesAnArray(p));
    }

    /** A single input needs no address: {@code const int *counts} is an array. */
    private static boolean isReadOnly(Site p) {
        return p.type().constant() && !p.isRaw();
    }

    /**
     * Headers write {@code int sources[], int *weights} if each source may lack a weight: a pointer
     * after an array of the same type is as long as the array.
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
