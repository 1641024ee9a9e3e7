package panmpi.tests.cases.pointtopoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;

/**
 * Tests memory for buffered sends: attached, flushed and detached, for the process or a
 * communicator.
 */
@MpiTest(ranks = {1, 2, 3, 8})
final class BufferCase {
    private static final int TAG = 20;
    private static final int SIZE = 4_000;

    @Test
    void detachGivesBackWhatWasAttached() {
        try (var arena = Arena.ofConfined()) {
            var buffer = arena.allocate(SIZE + MPI.BSEND_OVERHEAD);
            MPI.Buffer_attach(buffer);
            exchange(WORLD);
            assertSame(buffer, MPI.Detach_buffer());
        }
    }

    /** Tests that the program need not keep a reference to the attached memory. */
    @Test
    void attachedBufferSurvivesCollection() {
        MPI.Buffer_attach(Arena.ofAuto().allocate(SIZE + MPI.BSEND_OVERHEAD));
        System.gc();
        exchange(WORLD);
        assertEquals(SIZE + MPI.BSEND_OVERHEAD, MPI.Detach_buffer().byteSize());
    }

    @Test
    void flushWaitsUntilTheBufferIsEmpty() {
        Lacks.assumeHas("MPI_Buffer_flush", "MPI_Buffer_iflush");
        try (var arena = Arena.ofConfined()) {
            // The buffer has room for one message only.
            MPI.Buffer_attach(arena.allocate(SIZE + MPI.BSEND_OVERHEAD));
            exchange(WORLD, MPI::Buffer_flush);
            exchange(WORLD, () -> MPI.Buffer_iflush().Wait());
            exchange(WORLD);
            MPI.Detach_buffer();
        }
    }

    @Test
    void communicatorsHaveBuffersOfTheirOwn() {
        Lacks.assumeHas("MPI_Comm_attach_buffer");
        try (var arena = Arena.ofConfined();
                var comm = WORLD.Dup()) {
            var buffer = arena.allocate(SIZE + MPI.BSEND_OVERHEAD);
            comm.Attach_buffer(buffer);
            exchange(comm, comm::Flush_buffer);
            exchange(comm, () -> comm.Iflush_buffer().Wait());
            exchange(comm);
            assertSame(buffer, comm.Detach_buffer());
        }
    }

    /** Tests that the library can allocate the memory itself. */
    @Test
    void automaticBuffers() {
        Lacks.assumeHas("MPI_Comm_attach_buffer");
        MPI.Buffer_attach(Mpi.MPI_BUFFER_AUTOMATIC);
        exchange(WORLD);
        assertEquals(Mpi.MPI_BUFFER_AUTOMATIC.address(), MPI.Detach_buffer().address());
        try (var comm = WORLD.Dup()) {
            comm.Attach_buffer(Mpi.MPI_BUFFER_AUTOMATIC);
            exchange(comm);
            assertEquals(Mpi.MPI_BUFFER_AUTOMATIC.address(), comm.Detach_buffer().address());
        }
    }

    @Test
    void memoryThatMpiCannotKeepIsRefused() {
        refused("null", () -> MPI.Buffer_attach((java.lang.foreign.MemorySegment) null));
        refused("heap", () -> MPI.Buffer_attach(MemorySegment.ofArray(new byte[SIZE])));
    }

    private static void exchange(Comm comm) {
        exchange(comm, () -> {});
    }

    /** Sends a message that fills the buffer, flushes, and receives the previous rank's message. */
    private static void exchange(Comm comm, Runnable flush) {
        var type = Patterns.INT;
        var received = type.untouched(SIZE / 4);
        var receive = comm.Irecv(received, 0, SIZE / 4, type.datatype, PREVIOUS, TAG);
        comm.Bsend(type.filled(RANK, SIZE / 4), 0, SIZE / 4, type.datatype, NEXT, TAG);
        flush.run();
        receive.Wait();
        type.assertHolds(received, 0, SIZE / 4, PREVIOUS, 0);
        comm.Barrier();
    }

    private static void refused(String part, Executable call) {
        var refusal = assertThrows(MPIException.class, call);
        assertTrue(refusal.getMessage().contains(part), refusal.getMessage());
    }
}
