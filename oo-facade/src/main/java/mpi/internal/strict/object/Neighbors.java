package mpi.internal.strict.object;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import mpi.c.Mpi;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.InnerCall;

/**
 * Neighbours of this rank in the topology of a communicator, as ranks in the communicator, in the
 * order in which neighbourhood collectives store their blocks. A negative rank stands for a missing
 * neighbour, as at the border of a grid.
 *
 * @param sources neighbours that this rank receives from.
 * @param targets neighbours that this rank sends to.
 */
public record Neighbors(int[] sources, int[] targets) {

    /** Reads the neighbours from MPI, by local calls. */
    public static Neighbors of(long communicator) {
        try (InnerCall call = InnerCall.open("MPI_Topo_test")) {
            MemorySegment kindAt = call.cell();
            call.check(Mpi.MPI_Topo_test(communicator, kindAt));
            int kind = call.intAt(kindAt);
            if (kind == Mpi.MPI_CART) {
                return alike(grid(call, communicator));
            }
            if (kind == Mpi.MPI_GRAPH) {
                return alike(graph(call, communicator));
            }
            return kind == Mpi.MPI_DIST_GRAPH ? distributed(call, communicator) : alike(new int[0]);
        }
    }

    private static Neighbors alike(int[] ranks) {
        return new Neighbors(ranks, ranks);
    }

    private static int[] grid(InnerCall call, long communicator) {
        MemorySegment dimensionsAt = call.cell();
        call.check(Mpi.MPI_Cartdim_get(communicator, dimensionsAt));
        List<Integer> ranks = new ArrayList<>();
        MemorySegment before = call.cell();
        MemorySegment after = call.cell();
        for (int i = 0; i < call.intAt(dimensionsAt); i++) {
            call.check(Mpi.MPI_Cart_shift(communicator, i, 1, before, after));
            ranks.addAll(List.of(call.intAt(before), call.intAt(after)));
        }
        return ranks.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[] graph(InnerCall call, long communicator) {
        MemorySegment cell = call.cell();
        call.check(Mpi.MPI_Comm_rank(communicator, cell));
        int me = call.intAt(cell);
        call.check(Mpi.MPI_Graph_neighbors_count(communicator, me, cell));
        int count = call.intAt(cell);
        MemorySegment ranks = room(call, count);
        call.check(Mpi.MPI_Graph_neighbors(communicator, me, count, ranks));
        return CallNumbers.intsAt(ranks, count);
    }

    private static Neighbors distributed(InnerCall call, long communicator) {
        MemorySegment in = call.cell();
        MemorySegment out = call.cell();
        call.check(Mpi.MPI_Dist_graph_neighbors_count(communicator, in, out, call.cell()));
        int sources = call.intAt(in);
        int targets = call.intAt(out);
        MemorySegment sourcesAt = room(call, sources);
        MemorySegment targetsAt = room(call, targets);
        call.check(
                Mpi.MPI_Dist_graph_neighbors(
                        communicator,
                        sources,
                        sourcesAt,
                        room(call, sources),
                        targets,
                        targetsAt,
                        room(call, targets)));
        return new Neighbors(
                CallNumbers.intsAt(sourcesAt, sources), CallNumbers.intsAt(targetsAt, targets));
    }

    private static MemorySegment room(InnerCall call, int count) {
        return call.ints(IntStream.range(0, Math.max(1, count)).toArray());
    }
}
