package panmpi.bench.calls;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import mpi.MPI;
import mpi.Win;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
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
 * Compares one-sided calls of the facade (the classes such as {@code mpi.Win}) with the bare
 * downcalls of C functions. The only rank puts data into its own window.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WindowPath {
    private static final int BYTES = 4096;
    private static final int UNIT = 8;

    private final MemorySegment memory = Arena.global().allocate(64, UNIT);
    private final MemorySegment window = Arena.global().allocate(BYTES, UNIT);
    private final MemorySegment cell = Arena.global().allocate(UNIT);
    private final long[] array = new long[8];
    private Win win;
    private long bare;
    private int next;

    /**
     * Begins MPI as the only rank, and makes a window for the facade and one for the bare
     * downcalls.
     */
    @Setup
    public void begin() {
        MPI.Init(new String[0]);
        win = Win.Create(window, UNIT, null, MPI.COMM_SELF);
        win.Lock_all(0);
        Mpi.MPI_Win_create(window, BYTES, UNIT, Mpi.MPI_INFO_NULL, Mpi.MPI_COMM_SELF, cell);
        bare = MpiMemory.getHandle(cell, "MPI_Win", 0);
        Mpi.MPI_Win_lock_all(0, bare);
    }

    /** Frees the windows, and finalizes MPI. */
    @TearDown
    public void end() {
        Mpi.MPI_Win_unlock_all(bare);
        Mpi.MPI_Win_free(cell);
        win.Unlock_all();
        win.Free();
        MPI.Finalize();
    }

    private int place() {
        next = next + 1 & BYTES / UNIT - 1;
        return next;
    }

    /** Puts eight bytes by the bare downcalls, without the facade, and returns the error code. */
    @Benchmark
    public int putBare() {
        return Mpi.MPI_Put(memory, 1, Mpi.MPI_LONG, 0, place(), 1, Mpi.MPI_LONG, bare)
                + Mpi.MPI_Win_flush(0, bare);
    }

    /** Puts eight bytes of a memory segment by the facade. */
    @Benchmark
    public void putSegment() {
        win.Put(memory, 1L, MPI.LONG, 0, place(), 1L, MPI.LONG);
        win.Flush(0);
    }

    /** Puts eight bytes of a Java array by the facade. */
    @Benchmark
    public void putArray() {
        win.Put(array, 3, 1, MPI.LONG, 0, place(), 1, MPI.LONG);
        win.Flush(0);
    }
}
