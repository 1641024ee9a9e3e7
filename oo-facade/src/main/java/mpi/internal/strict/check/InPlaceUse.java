package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Role;

/** Checks which ranks pass {@code MPI_IN_PLACE} to a collective call. */
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
     * Reports {@code MPI_IN_PLACE} on a rank that is not the root, in place of the buffer that the
     * rank sends from or receives into.
     */
    static void check(Rank rank, ObservedCall call, Members members) throws IOException {
        Function function = call.function();
        if (members.isBetweenGroups() || RootRole.of(call, members) != RootRole.OTHER) {
            return;
        }
        Part own = function.has(Role.ROOT_SENDS) ? function.received() : function.sent();
        if (own != null && Amounts.isInPlace(call, own)) {
            rank.tell(
                    MistakeKind.IN_PLACE,
                    "a rank that is not the root passes MPI.IN_PLACE",
                    List.of(call),
                    List.of(""));
        }
    }

    /** Adds to an agreement that either all ranks pass {@code MPI_IN_PLACE}, or none does. */
    static void add(ObservedCall call, Alike alike) {
        if (call.function().has(Role.IN_PLACE_ALIKE)) {
            alike.put("use of MPI.IN_PLACE", isIn(call) ? "used" : "not used");
        }
    }
}
