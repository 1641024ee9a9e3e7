package panmpi.generator.rules;

import panmpi.generator.model.ParamKind;

/**
 * Decides whether the kind of a parameter is only a guess, which no rule confirms. A function with
 * such a parameter has no method, since MPI could write beyond the memory that the method passes.
 */
final class IsGuess {

    /** Types of numbers that a method of the facade can pass. */
    private static final String NUMBER_TYPES = "int|double|MPI_(Count|Aint|Offset)";

    /** Names of known numbers of kind {@code NUMBER}, such as addresses and sizes. */
    private static final String NUMBERS =
            "addr\\d|address|true_\\w+|base|\\w*disp|\\w*extent|\\w*size|lb|\\w*stride|offset|position|indx"
                    + "|amode|assert|color|direction|disp_unit|error|errorclass|errorcode|fd|key|level|lock_type"
                    + "|maxprocs|nnodes|order|partition(s|_low|_high)?|required|provided|split_type|typeclass|whence"
                    + "|combiner|indegree|outdegree|result|status|version|subversion"
                    + "|ndims|nedges|nkeys|nneighbors|npset_names|num_\\w+"
                    + "|array_of_\\w+|coords|degrees|dims|\\w*weights";

    /**
     * Names of known memory that no datatype describes: packed data, attached memory, memory of
     * windows, output addresses.
     */
    private static final String MEMORY =
            "base|baseptr|buf|buffer|buffer_addr|inbuf|outbuf|location";

    /** Names of output texts without a length parameter, whose length MPI limits by a constant. */
    private static final String LIMITED = "port_name|datarep|key";

    private IsGuess() {}

    static boolean test(Site p, ParamKind kind) {
        return switch (kind) {
            case COUNT,
                    DISPLACEMENT,
                    TARGET_DISPLACEMENT,
                    DEST,
                    SOURCE,
                    ROOT,
                    RANK,
                    TAG,
                    LENGTH,
                    FLAG,
                    KEYVAL ->
                    !isNumber(p) || isAmbiguous(p);
            case NUMBER ->
                    !isNumber(p) || isAmbiguous(p) || !p.name().matches(NUMBERS) && !isNth(p);
            case MEMORY -> !p.isRaw() || !p.name().matches(MEMORY);
            case STATUS -> !p.type().base().equals("MPI_Status") || isAmbiguous(p);
            case HANDLE, DATATYPE -> isAmbiguous(p);
            case STRING -> !isText(p);
            case BUFFER, FUNCTION, STATE, ATTRIBUTE, ARGUMENTS -> false;
        };
    }

    private static boolean isNumber(Site p) {
        return p.type().base().matches(NUMBER_TYPES);
    }

    /**
     * Returns true for an output with a plural name, which may be one value or the first of many
     * values.
     */
    private static boolean isAmbiguous(Site p) {
        return IsMany.isAmbiguous(p);
    }

    /**
     * Returns true for a parameter {@code n} that is passed by value, which is an index. If {@code
     * n} is passed by address, it may be a length.
     */
    private static boolean isNth(Site p) {
        return p.name().equals("n") && !p.type().isPointer();
    }

    /** Returns true for an input text, or an output text with its capacity. */
    private static boolean isText(Site p) {
        boolean given = p.type().constant() || p.type().depth() > 1;
        return p.type().isPointer() && (given || p.name().matches(LIMITED) || hasLength(p));
    }

    private static boolean hasLength(Site p) {
        return p.after().filter(IsGuess::isLength).isPresent()
                || p.before().filter(IsGuess::isLength).isPresent();
    }

    private static boolean isLength(Site p) {
        return p.type().isPointer() && p.name().matches("\\w*len");
    }
}
