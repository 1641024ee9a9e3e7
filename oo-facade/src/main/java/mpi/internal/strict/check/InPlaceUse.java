package mpi.internal.strict.check;

import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Role;

/**
 * Finds out whether this rank passes {@code MPI_IN_PLACE} to a collective call, so that the referee
 * can compare all ranks.
 */
final class InPlaceUse {

    private InPlaceUse() {}

    /** Returns true if a buffer of the call is {@code MPI_IN_PLACE}. */
    static boolean isIn(ObservedCall call) {
        for (Part part : call.function().parts()) {
            if (Amounts.isInPlace(call, part)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Adds whether this rank passes {@code MPI_IN_PLACE}, if the call demands that either all ranks
     * do so or none.
     */
    static void add(ObservedCall call, EqualArguments equalArguments) {
        if (call.function().has(Role.IN_PLACE_ALIKE)) {
            equalArguments.put("use of MPI.IN_PLACE", isIn(call) ? "used" : "not used");
        }
    }
}
