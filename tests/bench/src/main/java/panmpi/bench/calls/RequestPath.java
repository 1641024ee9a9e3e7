package panmpi.bench.calls;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import mpi.MPI;
import mpi.Prequest;
import mpi.Request;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Compares the facade (the classes such as {@code mpi.Comm}) with the bare downcalls of C functions
 * for a window of nonblocking messages, that is, for a number of messages that are under way at the
 * same time. The only rank sends the messages to itself.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(2 * RequestPath.WINDOW)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class RequestPath {
    static final int WINDOW = 64;
    private static final int BYTES = 8;
    private static final int TAG = 1;
    private static final long STATUS = 64;

    private final MemorySegment sent = Arena.global().allocate(BYTES);
    private final MemorySegment received = Arena.global().allocate(BYTES);
    private MemorySegment handles;
    private final MemorySegment statuses = Arena.global().allocate(2 * WINDOW * STATUS);
    private final byte[] sentArray = new byte[BYTES];
    private final byte[] receivedArray = new byte[BYTES];
    private final byte[][] manySent = new byte[WINDOW][BYTES];
    private final byte[][] manyReceived = new byte[WINDOW][BYTES];
    private final Request[] requests = new Request[2 * WINDOW];
    private final Prequest[] persistent = new Prequest[2 * WINDOW];

    /**
     * Begins MPI as the only rank. A garbage collection then moves long-lived objects to where they
     * are in a long program, the old generation.
     */
    @Setup
    public void begin() {
        MPI.Init(new String[0]);
        handles = MpiMemory.allocateHandles(Arena.global(), "MPI_Request", 2 * WINDOW);
        for (int i = 0; i < WINDOW; i++) {
            persistent[i] = MPI.COMM_SELF.Recv_init(received, (long) BYTES, MPI.BYTE, 0, TAG);
            persistent[WINDOW + i] = MPI.COMM_SELF.Send_init(sent, (long) BYTES, MPI.BYTE, 0, TAG);
        }
        segments();
        System.gc();
    }

    /** Finalizes MPI. */
    @TearDown
    public void end() {
        MPI.Finalize();
    }

    /**
     * Sends and receives a window of messages by the bare downcalls, without the facade, and
     * returns the error code of the last call.
     */
    @Benchmark
    public int bare() {
        long size = handles.byteSize() / (2 * WINDOW);
        for (int i = 0; i < WINDOW; i++) {
            Mpi.MPI_Irecv(
                    received,
                    BYTES,
                    Mpi.MPI_BYTE,
                    0,
                    TAG,
                    Mpi.MPI_COMM_SELF,
                    handles.asSlice(i * size));
        }
        for (int i = WINDOW; i < 2 * WINDOW; i++) {
            Mpi.MPI_Isend(
                    sent,
                    BYTES,
                    Mpi.MPI_BYTE,
                    0,
                    TAG,
                    Mpi.MPI_COMM_SELF,
                    handles.asSlice(i * size));
        }
        return Mpi.MPI_Waitall(2 * WINDOW, handles, statuses);
    }

    /** Sends and receives a window of messages, each with eight bytes of a segment. */
    @Benchmark
    public void segments() {
        for (int i = 0; i < WINDOW; i++) {
            requests[i] = MPI.COMM_SELF.Irecv(received, (long) BYTES, MPI.BYTE, 0, TAG);
        }
        for (int i = WINDOW; i < 2 * WINDOW; i++) {
            requests[i] = MPI.COMM_SELF.Isend(sent, (long) BYTES, MPI.BYTE, 0, TAG);
        }
        Request.Waitall(requests);
    }

    /**
     * Sends and receives a window of messages, each with eight bytes of a segment, and makes no
     * statuses.
     */
    @Benchmark
    public void segmentsWithoutStatuses() {
        for (int i = 0; i < WINDOW; i++) {
            requests[i] = MPI.COMM_SELF.Irecv(received, (long) BYTES, MPI.BYTE, 0, TAG);
        }
        for (int i = WINDOW; i < 2 * WINDOW; i++) {
            requests[i] = MPI.COMM_SELF.Isend(sent, (long) BYTES, MPI.BYTE, 0, TAG);
        }
        Request.waitAll(requests);
    }

    /**
     * Sends and receives a window of messages, each with eight bytes of one array, into one other
     * array.
     */
    @Benchmark
    public void arrays() {
        for (int i = 0; i < WINDOW; i++) {
            requests[i] = MPI.COMM_SELF.Irecv(receivedArray, 0, BYTES, MPI.BYTE, 0, TAG);
        }
        for (int i = WINDOW; i < 2 * WINDOW; i++) {
            requests[i] = MPI.COMM_SELF.Isend(sentArray, 0, BYTES, MPI.BYTE, 0, TAG);
        }
        Request.Waitall(requests);
    }

    /** Sends and receives a window of messages, each with eight bytes of an array of its own. */
    @Benchmark
    public void manyArrays() {
        for (int i = 0; i < WINDOW; i++) {
            requests[i] = MPI.COMM_SELF.Irecv(manyReceived[i], 0, BYTES, MPI.BYTE, 0, TAG);
        }
        for (int i = 0; i < WINDOW; i++) {
            requests[WINDOW + i] = MPI.COMM_SELF.Isend(manySent[i], 0, BYTES, MPI.BYTE, 0, TAG);
        }
        Request.Waitall(requests);
    }

    /** Starts and completes a window of persistent requests, each for eight bytes of a segment. */
    @Benchmark
    public void persistent() {
        Prequest.Startall(persistent);
        Request.waitAll(persistent);
    }
}
