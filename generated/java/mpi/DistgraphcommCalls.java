// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.call.CallNumbers;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Distgraphcomm} that the generator makes from the MPI header.
 */
abstract class DistgraphcommCalls extends Topocomm {

    DistgraphcommCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a copy of the communicator in which messages are kept apart from those of the original.
     *
     * <p>Calls {@code MPI_Comm_dup}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Distgraphcomm Dup() {
        try (Frame frame = Frame.open("MPI_Comm_dup")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup(handle(), newcommAt));
            return Handle.orNull(new Distgraphcomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Distgraphcomm#Dup() Dup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup")
    public Distgraphcomm dup() {
        return Dup();
    }

    /**
     * Makes a copy of the communicator, with other hints.
     *
     * <p>Calls {@code MPI_Comm_dup_with_info}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * @param info hints for MPI; null for none
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Distgraphcomm Dup_with_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_dup_with_info")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup_with_info(handle(), Info.handle(info), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Distgraphcomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Distgraphcomm#Dup_with_info(Info) Dup_with_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup_with_info")
    public Distgraphcomm dupWithInfo(Info info) {
        return Dup_with_info(info);
    }

    /**
     * Returns the neighbours that send to this rank and those it sends to, with their weights.
     *
     * <p>Calls {@code MPI_Dist_graph_neighbors}: local.
     *
     * <p>C: {@code int MPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[])}.
     *
     * @return the ranks that send to this one; the weight of each edge that ends here; the ranks that this one sends to; the weight of each edge that begins here
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public DistgraphcommNeighbors Neighbors() {
        try (Frame frame = Frame.open("MPI_Dist_graph_neighbors")) {
            int maxindegree = indegree();
            MemorySegment sourcesAt = frame.ints(maxindegree);
            MemorySegment sourceweightsAt = frame.ints(maxindegree);
            int maxoutdegree = outdegree();
            MemorySegment destinationsAt = frame.ints(maxoutdegree);
            MemorySegment destweightsAt = frame.ints(maxoutdegree);
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Dist_graph_neighbors(handle(), maxindegree, sourcesAt, sourceweightsAt, maxoutdegree, destinationsAt, destweightsAt));
            return new DistgraphcommNeighbors(CallNumbers.intsAt(sourcesAt, maxindegree), CallNumbers.intsAt(sourceweightsAt, maxindegree), CallNumbers.intsAt(destinationsAt, maxoutdegree), CallNumbers.intsAt(destweightsAt, maxoutdegree));
        }
    }

    /**
     * {@link Distgraphcomm#Neighbors() Neighbors} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the ranks that send to this one; the weight of each edge that ends here; the ranks that this one sends to; the weight of each edge that begins here
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Dist_graph_neighbors")
    public DistgraphcommNeighbors getNeighbors() {
        return Neighbors();
    }

    /**
     * Returns how many neighbours send to this rank and how many it sends to.
     *
     * <p>Calls {@code MPI_Dist_graph_neighbors_count}: local.
     *
     * <p>C: {@code int MPI_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)}.
     *
     * @return the number of neighbours that send to this rank; the number of neighbours that it sends to; whether the edges have weights
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public DistgraphcommNeighborsCount Neighbors_count() {
        try (Frame frame = Frame.open("MPI_Dist_graph_neighbors_count")) {
            MemorySegment indegreeAt = frame.cell();
            MemorySegment outdegreeAt = frame.cell();
            MemorySegment weightedAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Dist_graph_neighbors_count(handle(), indegreeAt, outdegreeAt, weightedAt));
            return new DistgraphcommNeighborsCount(frame.intAt(indegreeAt), frame.intAt(outdegreeAt), frame.flagAt(weightedAt));
        }
    }

    /**
     * {@link Distgraphcomm#Neighbors_count() Neighbors_count} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of neighbours that send to this rank; the number of neighbours that it sends to; whether the edges have weights
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Dist_graph_neighbors_count")
    public DistgraphcommNeighborsCount getNeighborsCount() {
        return Neighbors_count();
    }
}
