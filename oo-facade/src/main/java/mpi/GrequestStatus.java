package mpi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.NativeMemory;

/** Status of a generalized request, filled by the program. */
final class GrequestStatus {

    private GrequestStatus() {}

    /** Calls the program to fill a status that starts empty. */
    static void fill(MemorySegment statusAt, Grequest_query_function f) {
        MemorySegment target = NativeMemory.at(statusAt, MpiMemory.STATUS_SIZE);
        Mpi.MPI_Status_set_elements(target, Mpi.MPI_BYTE, 0);
        Mpi.MPI_Status_set_cancelled(target, 0);
        int none = Mpi.MPI_UNDEFINED;
        MpiMemory.describe(target, none, none, MpiMemory.error(target));
        if (f != null) {
            ask(target, f);
        }
    }

    private static void ask(MemorySegment target, Grequest_query_function f) {
        try (Arena arena = Arena.ofConfined()) {
            // Status objects access at least four words; a status of the library may be shorter.
            MemorySegment roomy = arena.allocate(Math.max(target.byteSize(), 4L * Long.BYTES), 16);
            roomy.copyFrom(target);
            Status status = new Status(roomy, 0, null);
            f.call(status);
            status.write(roomy);
            target.copyFrom(roomy.asSlice(0, target.byteSize()));
        }
    }
}
