// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.call.CallNumbers;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Cartcomm} that the generator makes from the MPI header.
 */
abstract class CartcommCalls extends Topocomm {

    CartcommCalls(long handle) {
        super(handle);
    }

    /**
     * Returns the coordinates of a rank in the grid.
     *
     * <p>Calls {@code MPI_Cart_coords}: local.
     *
     * <p>C: {@code int MPI_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[])}.
     *
     * @param rank rank in the grid
     * @return the coordinates
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public int[] Coords(int rank) {
        try (Frame frame = Frame.open("MPI_Cart_coords")) {
            int maxdims = Get_dim();
            MemorySegment coordsAt = frame.ints(maxdims);
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Cart_coords(handle(), rank, maxdims, coordsAt));
            return CallNumbers.intsAt(coordsAt, maxdims);
        }
    }

    /**
     * {@link Cartcomm#Coords(int) Coords} <span class="camel-case">under its camelCase name</span>.
     *
     * @param rank rank in the grid
     * @return the coordinates
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cart_coords")
    public int[] getCoords(int rank) {
        return Coords(rank);
    }

    /**
     * Returns the grid's sizes, which of its dimensions are periodic, and this rank's coordinates.
     *
     * <p>Calls {@code MPI_Cart_get}: local.
     *
     * <p>C: {@code int MPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])}.
     *
     * @return the number of processes in each dimension; whether the grid goes around in each dimension; the coordinates
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public CartParms Get() {
        try (Frame frame = Frame.open("MPI_Cart_get")) {
            int maxdims = Get_dim();
            MemorySegment dimsAt = frame.ints(maxdims);
            MemorySegment periodsAt = frame.ints(maxdims);
            MemorySegment coordsAt = frame.ints(maxdims);
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Cart_get(handle(), maxdims, dimsAt, periodsAt, coordsAt));
            return new CartParms(CallNumbers.intsAt(dimsAt, maxdims), CallNumbers.flagsAt(periodsAt, maxdims), CallNumbers.intsAt(coordsAt, maxdims));
        }
    }

    /**
     * {@link Cartcomm#Get() Get} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of processes in each dimension; whether the grid goes around in each dimension; the coordinates
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cart_get")
    public CartParms getTopo() {
        return Get();
    }

    /**
     * Returns the rank that MPI would give this process in a grid, and makes no communicator.
     *
     * <p>Calls {@code MPI_Cart_map}: collective, blocking.
     *
     * <p>C: {@code int MPI_Cart_map(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)}.
     *
     * @param dims number of processes in each dimension
     * @param periods whether the grid goes around in each dimension
     * @return the rank in the topology, or MPI.UNDEFINED for no place in it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node233.htm#Node233">MPI 5.0, section 8.5.8</a>
     */
    @Generated("CallsEmitter")
    public int Map(int[] dims, boolean[] periods) {
        try (Frame frame = Frame.open("MPI_Cart_map")) {
            MemorySegment dimsAt = frame.ints(dims);
            frame.sameLength("periods", periods, frame.length("dims", dims));
            MemorySegment periodsAt = CallNumbers.flags(frame, periods);
            MemorySegment newrankAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Cart_map(handle(), frame.length("dims", dims), dimsAt, periodsAt, newrankAt));
            return frame.intAt(newrankAt);
        }
    }

    /**
     * {@link Cartcomm#Map(int[], boolean[]) Map} <span class="camel-case">under its camelCase name</span>.
     *
     * @param dims number of processes in each dimension
     * @param periods whether the grid goes around in each dimension
     * @return the rank in the topology, or MPI.UNDEFINED for no place in it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node233.htm#Node233">MPI 5.0, section 8.5.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cart_map")
    public int map(int[] dims, boolean[] periods) {
        return Map(dims, CallNumbers.upTo(dims, periods));
    }

    /**
     * Returns the rank at given coordinates of the grid.
     *
     * <p>Calls {@code MPI_Cart_rank}: local.
     *
     * <p>C: {@code int MPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank)}.
     *
     * @param coords coordinate in each dimension
     * @return the rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public int Rank(int[] coords) {
        try (Frame frame = Frame.open("MPI_Cart_rank")) {
            MemorySegment coordsAt = frame.ints(coords);
            MemorySegment rankAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Cart_rank(handle(), coordsAt, rankAt));
            return frame.intAt(rankAt);
        }
    }

    /**
     * {@link Cartcomm#Rank(int[]) Rank} <span class="camel-case">under its camelCase name</span>.
     *
     * @param coords coordinate in each dimension
     * @return the rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cart_rank")
    public int getRank(int[] coords) {
        return Rank(coords);
    }

    /**
     * Returns whom this rank receives from and sends to when all data move along one dimension.
     *
     * <p>Calls {@code MPI_Cart_shift}: local.
     *
     * <p>C: {@code int MPI_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)}.
     *
     * @param direction dimension, from 0
     * @param disp number of steps along the dimension; negative for downwards
     * @return the rank to receive from; the rank to send to
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node231.htm#Node231">MPI 5.0, section 8.5.6</a>
     */
    @Generated("CallsEmitter")
    public ShiftParms Shift(int direction, int disp) {
        try (Frame frame = Frame.open("MPI_Cart_shift")) {
            MemorySegment rank_sourceAt = frame.cell();
            MemorySegment rank_destAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Cart_shift(handle(), direction, disp, rank_sourceAt, rank_destAt));
            return new ShiftParms(frame.intAt(rank_sourceAt), frame.intAt(rank_destAt));
        }
    }

    /**
     * {@link Cartcomm#Shift(int, int) Shift} <span class="camel-case">under its camelCase name</span>.
     *
     * @param direction dimension, from 0
     * @param disp number of steps along the dimension; negative for downwards
     * @return the rank to receive from; the rank to send to
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node231.htm#Node231">MPI 5.0, section 8.5.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cart_shift")
    public ShiftParms shift(int direction, int disp) {
        return Shift(direction, disp);
    }

    /**
     * Cuts the grid into grids of fewer dimensions and returns the one that this rank is in.
     *
     * <p>Calls {@code MPI_Cart_sub}: collective, blocking.
     *
     * <p>C: {@code int MPI_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)}.
     *
     * @param remain_dims whether each dimension stays
     * @return the new communicator; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node232.htm#Node232">MPI 5.0, section 8.5.7</a>
     */
    @Generated("CallsEmitter")
    public Cartcomm Sub(boolean[] remain_dims) {
        try (Frame frame = Frame.open("MPI_Cart_sub")) {
            MemorySegment remain_dimsAt = CallNumbers.flags(frame, remain_dims);
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Cart_sub(handle(), remain_dimsAt, newcommAt));
            return Handle.orNull(new Cartcomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Cartcomm#Sub(boolean[]) Sub} <span class="camel-case">under its camelCase name</span>.
     *
     * @param remain_dims whether each dimension stays
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node232.htm#Node232">MPI 5.0, section 8.5.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cart_sub")
    public Cartcomm sub(boolean[] remain_dims) {
        Cartcomm made = Sub(remain_dims);
        return made == null ? new Cartcomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Returns the number of dimensions of the grid.
     *
     * <p>Calls {@code MPI_Cartdim_get}: local.
     *
     * <p>C: {@code int MPI_Cartdim_get(MPI_Comm comm, int *ndims)}.
     *
     * @return the number of dimensions
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public int Get_dim() {
        try (Frame frame = Frame.open("MPI_Cartdim_get")) {
            MemorySegment ndimsAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Cartdim_get(handle(), ndimsAt));
            return frame.intAt(ndimsAt);
        }
    }

    /**
     * {@link Cartcomm#Get_dim() Get_dim} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of dimensions
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cartdim_get")
    public int getDim() {
        return Get_dim();
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
    public Cartcomm Dup() {
        try (Frame frame = Frame.open("MPI_Comm_dup")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup(handle(), newcommAt));
            return Handle.orNull(new Cartcomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Cartcomm#Dup() Dup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup")
    public Cartcomm dup() {
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
    public Cartcomm Dup_with_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_dup_with_info")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup_with_info(handle(), Info.handle(info), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Cartcomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Cartcomm#Dup_with_info(Info) Dup_with_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup_with_info")
    public Cartcomm dupWithInfo(Info info) {
        return Dup_with_info(info);
    }

    /**
     * Spreads a number of processes evenly over dimensions; those that are not zero stay as they are.
     *
     * <p>Calls {@code MPI_Dims_create}: local.
     *
     * <p>C: {@code int MPI_Dims_create(int nnodes, int ndims, int dims[])}.
     *
     * @param nnodes number of processes
     * @param dims number of processes in each dimension; zeroes are filled
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node227.htm#Node227">MPI 5.0, section 8.5.2</a>
     */
    @Generated("CallsEmitter")
    public static void Dims_create(int nnodes, int[] dims) {
        try (Frame frame = Frame.open("MPI_Dims_create")) {
            MemorySegment dimsAt = frame.ints(dims);
            frame.check(Mpi.MPI_Dims_create(nnodes, frame.length("dims", dims), dimsAt));
            CallNumbers.copy(dimsAt, dims);
        }
    }

    /**
     * {@link Cartcomm#Dims_create(int, int[]) Dims_create} <span class="camel-case">under its camelCase name</span>.
     *
     * @param nnodes number of processes
     * @param dims number of processes in each dimension; zeroes are filled
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node227.htm#Node227">MPI 5.0, section 8.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Dims_create")
    public static void createDims(int nnodes, int[] dims) {
        Dims_create(nnodes, dims);
    }
}
