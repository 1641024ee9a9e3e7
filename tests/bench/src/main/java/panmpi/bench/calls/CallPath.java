package panmpi.bench.calls;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import mpi.MPI;
import mpi.Status;
import mpi.c.Mpi;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Compares, on one rank, calls of the facade (the classes such as {@code mpi.Comm}) with the bare
 * downcalls of the procedural binding, whose methods have the names of C functions.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CallPath {
    private static final int TAG = 1;

    private final MemorySegment cell = Arena.global().allocate(8);
    private final MemorySegment memory = Arena.global().allocate(64);
    private final MemorySegment status = Arena.global().allocate(64);
    private final byte[] array = new byte[100];

    /**
     * Begins MPI as the only rank. A garbage collection then moves long-lived objects to where they
     * are in a long program, the old generation.
     */
    @Setup
    public void begin() {
        MPI.Init(new String[0]);
        recvArray();
        System.gc();
    }

    /** Finalizes MPI. */
    @TearDown
    public void end() {
        MPI.Finalize();
    }

    /** {@return the rank, by the bare downcall without the facade} */
    @Benchmark
    public int rankBare() {
        Mpi.MPI_Comm_rank(Mpi.MPI_COMM_WORLD, cell);
        return cell.get(JAVA_INT, 0);
    }

    /** {@return the rank, by the facade} */
    @Benchmark
    public int rankFacade() {
        return MPI.COMM_WORLD.Rank();
    }

    /**
     * Sends eight bytes to MPI.PROC_NULL by the bare downcall, without the facade, and returns the
     * error code.
     */
    @Benchmark
    public int sendBare() {
        return Mpi.MPI_Send(memory, 8, Mpi.MPI_BYTE, Mpi.MPI_PROC_NULL, TAG, Mpi.MPI_COMM_WORLD);
    }

    /** Sends eight bytes of an array to MPI.PROC_NULL. */
    @Benchmark
    public void sendArray() {
        MPI.COMM_WORLD.Send(array, 16, 8, MPI.BYTE, MPI.PROC_NULL, TAG);
    }

    /** Sends the first eight bytes of an array to MPI.PROC_NULL. */
    @Benchmark
    public void sendFirst() {
        MPI.COMM_WORLD.Send(array, 0, 8, MPI.BYTE, MPI.PROC_NULL, TAG);
    }

    /** Sends the first eight bytes of an array to MPI.PROC_NULL by the camelCase method. */
    @Benchmark
    public void sendCamelCase() {
        MPI.COMM_WORLD.send(array, 8, MPI.BYTE, MPI.PROC_NULL, TAG);
    }

    /** Sends eight bytes of a segment to MPI.PROC_NULL. */
    @Benchmark
    public void sendSegment() {
        MPI.COMM_WORLD.Send(memory, 8L, MPI.BYTE, MPI.PROC_NULL, TAG);
    }

    /**
     * Receives from MPI.PROC_NULL by the bare downcall, without the facade, and returns the error
     * code.
     */
    @Benchmark
    public int recvBare() {
        return Mpi.MPI_Recv(
                memory, 8, Mpi.MPI_BYTE, Mpi.MPI_PROC_NULL, TAG, Mpi.MPI_COMM_WORLD, status);
    }

    /** {@return the status of a receive from MPI.PROC_NULL} */
    @Benchmark
    public Status recvArray() {
        return MPI.COMM_WORLD.Recv(array, 16, 8, MPI.BYTE, MPI.PROC_NULL, TAG);
    }

    /** {@return the status of a receive of no elements from MPI.PROC_NULL} */
    @Benchmark
    public Status recvNothing() {
        return MPI.COMM_WORLD.Recv(array, 16, 0, MPI.BYTE, MPI.PROC_NULL, TAG);
    }

    /** Sends no elements to MPI.PROC_NULL. */
    @Benchmark
    public void sendNothing() {
        MPI.COMM_WORLD.Send(array, 16, 0, MPI.BYTE, MPI.PROC_NULL, TAG);
    }

    /**
     * Receives from MPI.PROC_NULL, and ignores the returned status, so that the compiler can omit
     * it.
     */
    @Benchmark
    public void recvDropped() {
        MPI.COMM_WORLD.Recv(array, 16, 8, MPI.BYTE, MPI.PROC_NULL, TAG);
    }
}
