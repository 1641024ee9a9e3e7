package mpi.internal.call;

/**
 * Properties of an MPI function that are known when the generator writes its Java method. That
 * method passes a constant of this class, so that compiled code need not test the properties.
 *
 * @param owner the object that holds the buffers while MPI uses them.
 * @param replaces true if the program may pass one array for the operands and the result, as in
 *     programs for MPI 1; false for large-count reductions, which take segments instead of arrays.
 * @param inPlace the buffer, if any, instead of which the program may pass {@code MPI.IN_PLACE}.
 */
public record CallShape(Owner owner, boolean replaces, InPlaceBuffer inPlace) {

    /** Owner of the buffers of a call. */
    public enum Owner {
        /** The call: the program may reuse the buffers when the call returns. */
        CALL,
        /** A nonblocking request, until the request completes. */
        REQUEST,
        /** A persistent request, until the request is freed. */
        PERSISTENT,
        /**
         * A window until the window is synchronized, or a file until the split collective call
         * ends.
         */
        OBJECT
    }

    public static final CallShape PLAIN = plain(Owner.CALL);
    public static final CallShape COLLECTIVE = collective(Owner.CALL);
    public static final CallShape SCATTER = scatter(Owner.CALL);
    public static final CallShape REDUCTION = reduction(Owner.CALL);
    public static final CallShape REPLACING = replacing(Owner.CALL);

    public static final CallShape REQUEST = plain(Owner.REQUEST);
    public static final CallShape REQUEST_COLLECTIVE = collective(Owner.REQUEST);
    public static final CallShape REQUEST_SCATTER = scatter(Owner.REQUEST);
    public static final CallShape REQUEST_REDUCTION = reduction(Owner.REQUEST);
    public static final CallShape REQUEST_REPLACING = replacing(Owner.REQUEST);

    public static final CallShape PERSISTENT = plain(Owner.PERSISTENT);
    public static final CallShape PERSISTENT_COLLECTIVE = collective(Owner.PERSISTENT);
    public static final CallShape PERSISTENT_SCATTER = scatter(Owner.PERSISTENT);
    public static final CallShape PERSISTENT_REDUCTION = reduction(Owner.PERSISTENT);
    public static final CallShape PERSISTENT_REPLACING = replacing(Owner.PERSISTENT);

    public static final CallShape OBJECT = plain(Owner.OBJECT);
    public static final CallShape OBJECT_REPLACING = replacing(Owner.OBJECT);

    /** Makes the shape of calls that take no {@code MPI.IN_PLACE}. */
    private static CallShape plain(Owner owner) {
        return new CallShape(owner, false, InPlaceBuffer.NONE);
    }

    /** Makes the shape of calls that take {@code MPI.IN_PLACE} for the send buffer. */
    private static CallShape collective(Owner owner) {
        return new CallShape(owner, false, InPlaceBuffer.READ);
    }

    /** Makes the shape of calls that take {@code MPI.IN_PLACE} for the receive buffer. */
    private static CallShape scatter(Owner owner) {
        return new CallShape(owner, false, InPlaceBuffer.WRITTEN);
    }

    /**
     * Makes the shape of calls that take {@code MPI.IN_PLACE} for the send buffer, or one array for
     * both buffers.
     */
    private static CallShape reduction(Owner owner) {
        return new CallShape(owner, true, InPlaceBuffer.READ);
    }

    /**
     * Makes the shape of calls that take one array for both buffers, but no {@code MPI.IN_PLACE}.
     */
    private static CallShape replacing(Owner owner) {
        return new CallShape(owner, true, InPlaceBuffer.NONE);
    }
}
