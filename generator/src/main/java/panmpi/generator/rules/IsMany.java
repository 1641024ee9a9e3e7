package panmpi.generator.rules;

/** Decides whether a parameter stands for several values, such as an array. */
final class IsMany {

    /**
     * Pattern of plurals. It excludes words such as {@code status} and {@code address}, which end
     * with an s in the singular.
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

    /**
     * Returns true for a pointer with a plural name for which no rule decides whether it is one
     * number or the first of several.
     */
    static boolean isAmbiguous(Site p) {
        return p.type().isPointer()
                && !p.isText()
                && !p.isRaw()
                && p.name().matches(PLURAL)
                && !p.name().matches("n\\w+|num_\\w+")
                && !test(p);
    }

    /**
     * Returns true for a plural name together with another sign of several values, since the name
     * alone is ambiguous: {@code int *num_cvars} is one number.
     */
    private static boolean isPlural(Site p) {
        return p.name().matches(PLURAL) && (isReadOnly(p) || continuesAnArray(p));
    }

    /**
     * Returns true for a pointer to const. It is an array, such as {@code const int *counts}, since
     * a single input is passed by value.
     */
    private static boolean isReadOnly(Site p) {
        return p.type().constant() && !p.isRaw();
    }

    /**
     * Returns true for a pointer directly after an array of the same type, which is as long as the
     * array. Headers write {@code int sources[], int *weights} if the weights may be absent.
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
