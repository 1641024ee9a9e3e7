package mpi.internal.strict.object;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.util.stream.IntStream;
import mpi.c.Mpi;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.InnerCall;

/**
 * Reads groups of processes from MPI, and converts their ranks to ranks in the job. All MPI calls
 * here are local.
 */
final class Groups {

    /** MPI function that returns the group of an object, such as {@code MPI_Comm_group}. */
    interface Source {
        int get(long handle, MemorySegment groupAt);
    }

    private final long world;

    Groups() {
        try (InnerCall call = InnerCall.open("MPI_Comm_group")) {
            MemorySegment groupAt = call.cell();
            call.check(Mpi.MPI_Comm_group(Mpi.MPI_COMM_WORLD, groupAt));
            world = call.handleAt(groupAt, "MPI_Group");
        }
    }

    /**
     * Returns the rank in the job of each process of the group that a function returns; -1 for a
     * process of another job.
     */
    int[] ranks(Source source, long handle) {
        try (InnerCall call = InnerCall.open("MPI_Group_translate_ranks")) {
            MemorySegment groupAt = call.cell();
            call.check(source.get(handle, groupAt));
            long group = call.handleAt(groupAt, "MPI_Group");
            int[] ranks = ranks(call, group);
            if (group != Mpi.MPI_GROUP_EMPTY) {
                call.check(Mpi.MPI_Group_free(groupAt));
            }
            return ranks;
        }
    }

    /** Returns the rank in the job of each process of a group; -1 for a process of another job. */
    int[] ranks(long group) {
        try (InnerCall call = InnerCall.open("MPI_Group_translate_ranks")) {
            return ranks(call, group);
        }
    }

    private int[] ranks(InnerCall call, long group) {
        MemorySegment sizeAt = call.cell();
        call.check(Mpi.MPI_Group_size(group, sizeAt));
        int size = call.intAt(sizeAt);
        if (size == 0) {
            return new int[0];
        }
        MemorySegment from = call.ints(IntStream.range(0, size).toArray());
        MemorySegment to = call.room((long) size * JAVA_INT.byteSize());
        call.check(Mpi.MPI_Group_translate_ranks(group, size, from, world, to));
        int[] ranks = CallNumbers.intsAt(to, size);
        for (int i = 0; i < size; i++) {
            ranks[i] = ranks[i] < 0 ? -1 : ranks[i];
        }
        return ranks;
    }

    /** Returns true if the communicator is an intercommunicator. */
    static boolean isBetweenGroups(long communicator) {
        try (InnerCall call = InnerCall.open("MPI_Comm_test_inter")) {
            MemorySegment flagAt = call.cell();
            call.check(Mpi.MPI_Comm_test_inter(communicator, flagAt));
            return call.flagAt(flagAt);
        }
    }

    /** Returns the number of ranks in the local group of a communicator. */
    static int size(long communicator) {
        try (InnerCall call = InnerCall.open("MPI_Comm_size")) {
            MemorySegment sizeAt = call.cell();
            call.check(Mpi.MPI_Comm_size(communicator, sizeAt));
            return call.intAt(sizeAt);
        }
    }

    /** Returns the name of a communicator; empty if the communicator has no name. */
    static String name(long communicator) {
        try (InnerCall call = InnerCall.open("MPI_Comm_get_name")) {
            MemorySegment text = call.textOut();
            call.check(Mpi.MPI_Comm_get_name(communicator, text, call.cell()));
            return call.textAt(text);
        }
    }
}
