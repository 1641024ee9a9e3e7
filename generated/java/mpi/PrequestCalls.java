// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.staging.StagedBuffer;

/**
 * The calls of {@link Prequest} that the generator makes from the MPI header.
 */
abstract class PrequestCalls extends Request {

    PrequestCalls(long handle, StagedBuffer staged, Datatype received) {
        super(handle, staged, received);
    }

    /**
     * Copies the data to off-heap memory before a start, since the program may have changed it.
     */
    abstract void starting();

    /**
     * Stores the handle as it is after a start; {@code really} is true if the start succeeded.
     */
    abstract void started(long newHandle, boolean really);

    /**
     * Copies partitions, which the program has marked ready, to off-heap memory.
     */
    abstract void ready(int first, int last);

    /**
     * Copies partitions, which the program has marked ready, to off-heap memory.
     */
    abstract void ready(int[] several);

    /**
     * Copies a partition into the program's buffer if {@code really}, that is, if it arrived.
     */
    abstract void arrived(int partition, boolean really);

    /**
     * Tells whether one partition of a message that is being received has arrived.
     *
     * <p>Calls {@code MPI_Parrived}: local.
     *
     * <p>C: {@code int MPI_Parrived(MPI_Request request, int partition, int *flag)}.
     *
     * @param partition number of the partition, from 0
     * @return whether the partition has arrived
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node91.htm#Node91">MPI 5.0, section 4.2.2</a>
     */
    @Generated("CallsEmitter")
    public boolean Parrived(int partition) {
        try (Frame frame = Frame.open("MPI_Parrived")) {
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Parrived(handle(), partition, flagAt));
            arrived(partition, frame.flagAt(flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * {@link Prequest#Parrived(int) Parrived} <span class="camel-case">under its camelCase name</span>.
     *
     * @param partition number of the partition, from 0
     * @return whether the partition has arrived
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node91.htm#Node91">MPI 5.0, section 4.2.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Parrived")
    public boolean pArrived(int partition) {
        return Parrived(partition);
    }

    /**
     * Says that one partition of a started message may be sent.
     *
     * <p>Calls {@code MPI_Pready}: local.
     *
     * <p>C: {@code int MPI_Pready(int partition, MPI_Request request)}.
     *
     * @param partition number of the partition, from 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("CallsEmitter")
    public void Pready(int partition) {
        try (Frame frame = Frame.open("MPI_Pready")) {
            ready(partition, partition);
            frame.check(Mpi.MPI_Pready(partition, handle()));
        }
    }

    /**
     * {@link Prequest#Pready(int) Pready} <span class="camel-case">under its camelCase name</span>.
     *
     * @param partition number of the partition, from 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pready")
    public void pReady(int partition) {
        Pready(partition);
    }

    /**
     * Says that some partitions of a started message may be sent.
     *
     * <p>Calls {@code MPI_Pready_list}: local.
     *
     * <p>C: {@code int MPI_Pready_list(int length, const int array_of_partitions[], MPI_Request request)}.
     *
     * @param array_of_partitions numbers of the partitions, from 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("CallsEmitter")
    public void Pready_list(int[] array_of_partitions) {
        try (Frame frame = Frame.open("MPI_Pready_list")) {
            ready(array_of_partitions);
            MemorySegment array_of_partitionsAt = frame.ints(array_of_partitions);
            frame.check(Mpi.MPI_Pready_list(frame.length("array_of_partitions", array_of_partitions), array_of_partitionsAt, handle()));
        }
    }

    /**
     * {@link Prequest#Pready_list(int[]) Pready_list} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_partitions numbers of the partitions, from 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pready_list")
    public void pReadyList(int[] array_of_partitions) {
        Pready_list(array_of_partitions);
    }

    /**
     * Says that all partitions from one to another of a started message may be sent.
     *
     * <p>Calls {@code MPI_Pready_range}: local.
     *
     * <p>C: {@code int MPI_Pready_range(int partition_low, int partition_high, MPI_Request request)}.
     *
     * @param partition_low number of the first partition, from 0
     * @param partition_high number of the last partition
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("CallsEmitter")
    public void Pready_range(int partition_low, int partition_high) {
        try (Frame frame = Frame.open("MPI_Pready_range")) {
            ready(partition_low, partition_high);
            frame.check(Mpi.MPI_Pready_range(partition_low, partition_high, handle()));
        }
    }

    /**
     * {@link Prequest#Pready_range(int, int) Pready_range} <span class="camel-case">under its camelCase name</span>.
     *
     * @param partition_low number of the first partition, from 0
     * @param partition_high number of the last partition
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pready_range")
    public void pReadyRange(int partition_low, int partition_high) {
        Pready_range(partition_low, partition_high);
    }

    /**
     * Starts the operation of the persistent request; it must be completed before the next start.
     *
     * <p>Calls {@code MPI_Start}: local.
     *
     * <p>C: {@code int MPI_Start(MPI_Request *request)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public void Start() {
        try (Frame frame = Frame.open("MPI_Start")) {
            starting();
            MemorySegment requestAt = frame.own(this, "MPI_Request");
            int error = Mpi.MPI_Start(requestAt);
            started(frame.handleAt(requestAt, "MPI_Request"), error == 0);
            frame.check(error);
        }
    }

    /**
     * {@link Prequest#Start() Start} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Start")
    public void start() {
        Start();
    }

    /**
     * {@link Prequest#Startall(Prequest[]) Startall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests, none of them active.
     * @throws MPIException if a request is active or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Startall")
    public static void startAll(Prequest[] array_of_requests) {
        Prequest.Startall(array_of_requests);
    }
}
