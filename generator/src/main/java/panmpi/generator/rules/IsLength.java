package panmpi.generator.rules;

/** Decides whether a number is the length of a parameter next to it. */
final class IsLength {

    private IsLength() {}

    static boolean test(Site p) {
        if (p.isArray()) {
            return false;
        }
        return p.name().matches("\\w*len|num_elements") || measuresArrays(p);
    }

    private static boolean measuresArrays(Site p) {
        if (p.type().isPointer()) {
            return p.name().endsWith("count") && p.after().filter(Site::isArray).isPresent();
        }
        if (isBlockLength(p)) {
            return false;
        }
        boolean capacity = isCapacity(p);
        return p.following()
                .dropWhile(n -> isBlockLength(n) || capacity && isCapacity(n))
                .findFirst()
                .filter(Site::isArray)
                .isPresent();
    }

    /**
     * Returns true for the length that all blocks share, as in MPI_Type_create_indexed_block. It
     * comes between the number of blocks and the array of their displacements.
     */
    private static boolean isBlockLength(Site p) {
        return p.name().equals("blocklength");
    }

    /**
     * Returns true for the capacity of an array. Several capacities may come one after the other,
     * before the arrays that they belong to.
     */
    private static boolean isCapacity(Site p) {
        return p.name().startsWith("max") && !p.type().isPointer();
    }
}
