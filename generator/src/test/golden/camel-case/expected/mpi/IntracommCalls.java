// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.function.BinaryOperator;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.call.CallShape;
import mpi.internal.objects.ObjectLists;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Intracomm} that the generator makes from the MPI header.
 */
abstract class IntracommCalls extends Comm {

    IntracommCalls(long handle) {
        super(handle);
    }

    /**
     * Combines the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Scan}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated("CallsEmitter")
    public void mpiScan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        if (datatype instanceof ObjectType) {
            ObjectReduction all = new ObjectReduction("MPI_Scan", sendbuf, op, count, datatype, peers());
            mpiAllgather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype);
            all.into(recvbuf, recvoffset, mpiRank() + 1, 0, count);
            return;
        }
        try (Frame frame = Frame.open("MPI_Scan", CallShape.REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Scan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * Combines the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Scan}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated("CallsEmitter")
    public <T> T mpiScanObjects(T sendobj, BinaryOperator<T> op) {
        Object[] received = new Object[1];
        mpiScan(new Object[] { sendobj }, 0, received, 0, 1, MPI.OBJECT, Op.of(op));
        return ObjectLists.only(received);
    }

    /**
     * {@link Intracomm#mpiScan(Object, int, Object, int, int, Datatype, Op) mpiScan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan")
    public void scan(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op) {
        mpiScan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#mpiScan(Object, int, Object, int, int, Datatype, Op) mpiScan} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan")
    public void scan(Object buf, int count, Datatype datatype, Op op) {
        mpiScan(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#mpiScanObjects(Object, BinaryOperator) mpiScanObjects} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan")
    public <T> T scan(T sendobj, BinaryOperator<T> op) {
        return mpiScanObjects(sendobj, op);
    }

    /**
     * {@link #Spawn(String, String[], int, Info, int) Spawn} <span class="camel-case">under its camelCase name</span>. If a process
     * does not start, an exception is thrown; therefore all error codes are {@code MPI.SUCCESS}.
     *
     * @param command program to start; used only at the root, like the next parameters.
     * @param argv its arguments; null for none.
     * @param maxprocs number of processes.
     * @param info hints; null for none.
     * @param root rank of the root.
     * @param errcodes becomes {@code MPI.SUCCESS} for each process; null is allowed.
     * @return the communicator with the processes.
     * @throws MPIException if a process does not start.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_spawn")
    public Intercomm spawn(String command, String[] argv, int maxprocs, Info info, int root, int[] errcodes) {
        return started(Spawn(command, argv, maxprocs, info, root), errcodes);
    }

    /**
     * {@link #Spawn_multiple(String[], String[][], int[], Info[], int) Spawn_multiple} under its
     * camelCase name. If a process does not start, an exception is thrown; therefore all error
     * codes are {@code MPI.SUCCESS}.
     *
     * @param commands programs to start; used only at the root, like the next parameters.
     * @param argv their arguments; null for none.
     * @param maxprocs number of processes of each.
     * @param info hints for each; null for none.
     * @param root rank of the root.
     * @param errcodes becomes {@code MPI.SUCCESS} for each process; null is allowed.
     * @return the communicator with the processes.
     * @throws MPIException if a process does not start.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_spawn_multiple")
    public Intercomm spawnMultiple(String[] commands, String[][] argv, int[] maxprocs, Info[] info, int root, int[] errcodes) {
        return started(Spawn_multiple(commands, argv, maxprocs, info, root), errcodes);
    }

    @Generated("AliasEmitter")
    private static Intercomm started(Intercomm made, int[] errcodes) {
        for (int i = 0; errcodes != null && i < errcodes.length; i++) {
            errcodes[i] = Mpi.MPI_SUCCESS;
        }
        return made;
    }
}
