package panmpi.tests.cases.buffers;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import mpi.c.Mpi;
import mpi.internal.system.ArenaHold;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.World;

/**
 * Tests that memory of a closed arena is refused, and that an arena cannot be closed while MPI uses
 * it.
 */
@MpiTest(ranks = {1, 2})
final class ArenasCase {
    private static final int TAG = 41;

    @Test
    void aClosedArenaIsRefused() {
        MemorySegment gone;
        try (var arena = Arena.ofShared()) {
            gone = arena.allocate(JAVA_INT, 8);
        }
        refused("closed", gone);
        World.assertMpiStillWorks();
    }

    @Test
    void anArenaOfAnotherThreadIsRefused() {
        var arena = new CompletableFuture<MemorySegment>();
        var end = new CompletableFuture<Void>();
        var owner =
                Thread.ofPlatform()
                        .start(
                                () -> {
                                    try (var own = Arena.ofConfined()) {
                                        arena.complete(own.allocate(JAVA_INT, 8));
                                        end.join();
                                    }
                                });
        refused("confined", arena.join());
        end.complete(null);
        assertTrue(joins(owner));
        World.assertMpiStillWorks();
    }

    private static boolean joins(Thread thread) {
        try {
            return thread.join(Duration.ofMinutes(1));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void refused(String word, MemorySegment memory) {
        var good = Arena.ofAuto().allocate(JAVA_INT, 8);
        var pairs = Datatype.Contiguous(2, MPI.INT);
        pairs.Commit();
        Map<String, Executable> calls =
                Map.ofEntries(
                        Map.entry("Send", () -> WORLD.Send(memory, 2, MPI.INT, NEXT, TAG)),
                        Map.entry("of a derived type", () -> WORLD.Send(memory, 2, pairs, 0, TAG)),
                        Map.entry("as an object", () -> WORLD.Send(memory, 0, 2, MPI.INT, 0, TAG)),
                        Map.entry("Recv", () -> WORLD.Recv(memory, 2, MPI.INT, NEXT, TAG)),
                        Map.entry("Isend", () -> WORLD.Isend(memory, 2, MPI.INT, NEXT, TAG)),
                        Map.entry("Irecv", () -> WORLD.Irecv(memory, 2, MPI.INT, NEXT, TAG)),
                        Map.entry("Send_init", () -> WORLD.Send_init(memory, 2, MPI.INT, 0, TAG)),
                        Map.entry("Recv_init", () -> WORLD.Recv_init(memory, 2, pairs, 0, TAG)),
                        Map.entry("Pack", () -> WORLD.Pack(good, 1, MPI.INT, memory, 0)),
                        Map.entry("attach", () -> MPI.Buffer_attach(memory)),
                        Map.entry(
                                "Allreduce",
                                () -> WORLD.Allreduce(good, memory, 1, MPI.INT, MPI.SUM)),
                        Map.entry("window", () -> Win.Create(memory, 4, null, WORLD)));
        calls.forEach(
                (name, call) -> {
                    var failure = assertThrows(MPIException.class, call, name);
                    assertEquals(Mpi.MPI_ERR_BUFFER, failure.Get_error_class(), name);
                    var words = failure.getMessage();
                    assertTrue(words.contains(word) && words.contains("Arena"), words);
                });
        pairs.Free();
    }

    @Test
    void aReceiveInProgressKeepsItsArenaOpen() {
        for (var arena : List.of(Arena.ofShared(), Arena.ofConfined())) {
            var memory = arena.allocate(JAVA_INT, 8);
            var request = WORLD.Irecv(memory, 8, MPI.INT, PREVIOUS, TAG);
            staysOpen(arena);
            WORLD.Send(new int[] {RANK, 1, 2, 3, 4, 5, 6, 7}, 0, 8, MPI.INT, NEXT, TAG);
            request.Wait();
            assertEquals(PREVIOUS, memory.get(JAVA_INT, 0));
            arena.close();
        }
    }

    @Test
    void aDirectBufferInProgressKeepsItsArenaOpen() {
        var arena = Arena.ofShared();
        var buffer = arena.allocate(32).asByteBuffer();
        var request = WORLD.Irecv(buffer, 0, 32, MPI.BYTE, PREVIOUS, TAG);
        staysOpen(arena);
        WORLD.Send(new byte[32], 0, 32, MPI.BYTE, NEXT, TAG);
        request.Wait();
        arena.close();
    }

    @Test
    void aPersistentRequestKeepsItsArenaOpen() {
        var arena = Arena.ofShared();
        var request = WORLD.Recv_init(arena.allocate(JAVA_INT, 8), 8, MPI.INT, PREVIOUS, TAG);
        staysOpen(arena);
        request.Free();
        arena.close();
    }

    @Test
    void anAttachedBufferKeepsItsArenaOpen() {
        var arena = Arena.ofShared();
        MPI.Buffer_attach(arena.allocate(4096, 8));
        staysOpen(arena);
        MPI.Detach_buffer();
        arena.close();
    }

    @Test
    void aWindowKeepsItsArenaOpen() {
        Lacks.assumeWindowsOverMemory();
        var arena = Arena.ofShared();
        var win = Win.Create(arena.allocate(64, 8), 1, null, WORLD);
        staysOpen(arena);
        win.Free();
        arena.close();
    }

    private static void staysOpen(Arena arena) {
        assertTrue(ArenaHold.AVAILABLE, "mpijava exports what keeps arenas open");
        assertThrows(IllegalStateException.class, arena::close);
        assertTrue(arena.scope().isAlive());
    }
}
