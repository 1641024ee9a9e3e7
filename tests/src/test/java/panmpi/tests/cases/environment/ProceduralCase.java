package panmpi.tests.cases.environment;

import static java.lang.foreign.MemorySegment.NULL;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static mpi.c.Mpi.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.regex.Pattern;
import mpi.abi.MissingFunctionException;
import mpi.c.MpiMemory;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.World;

/**
 * Tests MPI's C functions as methods of class Mpi, which return error codes and throw no
 * exceptions.
 */
// These tests need Init and MPI_COMM_WORLD, which a process that has only sessions lacks.
@Tag("init")
@MpiTest(ranks = 2)
final class ProceduralCase {
    private static final int TAG = 9;
    private static final Pattern KNOWN_WITHOUT_ABI_VERSION =
            Pattern.compile("^Open MPI v[45]|^MPICH Version:\\s+[34]");

    @Test
    void rankAndSize() {
        try (var arena = Arena.ofConfined()) {
            var number = arena.allocate(JAVA_INT);
            assertEquals(MPI_SUCCESS, MPI_Comm_rank(MPI_COMM_WORLD, number));
            assertEquals(RANK, number.get(JAVA_INT, 0));
            assertEquals(MPI_SUCCESS, MPI_Comm_size(MPI_COMM_WORLD, number));
            assertEquals(SIZE, number.get(JAVA_INT, 0));
        }
    }

    @Test
    void sendAndReceiveWithStatus() {
        try (var arena = Arena.ofConfined()) {
            var sent = arena.allocateFrom(JAVA_DOUBLE, RANK, 2.5, -1);
            var received = arena.allocate(JAVA_DOUBLE, 5);
            var status = MpiMemory.allocateStatus(arena);
            var count = arena.allocate(JAVA_INT);
            int error =
                    MPI_Sendrecv(
                            sent,
                            3,
                            MPI_DOUBLE,
                            NEXT,
                            TAG,
                            received,
                            5,
                            MPI_DOUBLE,
                            MPI_ANY_SOURCE,
                            MPI_ANY_TAG,
                            MPI_COMM_WORLD,
                            status);
            assertEquals(MPI_SUCCESS, error);
            assertEquals(PREVIOUS, MpiMemory.source(status));
            assertEquals(TAG, MpiMemory.tag(status));
            assertEquals(MPI_SUCCESS, MPI_Get_count(status, MPI_DOUBLE, count));
            assertEquals(3, count.get(JAVA_INT, 0));
            assertEquals(PREVIOUS, received.getAtIndex(JAVA_DOUBLE, 0));
            assertEquals(-1, received.getAtIndex(JAVA_DOUBLE, 2));
        }
    }

    @Test
    void waitallWithArraysOfHandlesAndStatuses() {
        try (var arena = Arena.ofConfined()) {
            var requests = MpiMemory.allocateHandles(arena, "MPI_Request", 4);
            var statuses = MpiMemory.allocateStatuses(arena, 4);
            var received = arena.allocate(JAVA_INT, 2);
            var sent = arena.allocateFrom(JAVA_INT, 10 * RANK, 10 * RANK + 1);
            var request = MpiMemory.allocateHandles(arena, "MPI_Request", 1);
            for (int i = 0; i < 2; i++) {
                var to = received.asSlice(4L * i);
                MPI_Irecv(to, 1, MPI_INT, PREVIOUS, TAG + i, MPI_COMM_WORLD, request);
                move(request, requests, i);
                var from = sent.asSlice(4L * i);
                MPI_Isend(from, 1, MPI_INT, NEXT, TAG + i, MPI_COMM_WORLD, request);
                move(request, requests, 2 + i);
            }
            assertEquals(MPI_SUCCESS, MPI_Waitall(4, requests, statuses));
            for (int i = 0; i < 2; i++) {
                assertEquals(10 * PREVIOUS + i, received.getAtIndex(JAVA_INT, i));
                assertEquals(TAG + i, MpiMemory.tag(MpiMemory.statusAt(statuses, i)));
                assertEquals(MPI_REQUEST_NULL, MpiMemory.getHandle(requests, "MPI_Request", i));
            }
        }
    }

    @Test
    void ignoresStatuses() {
        try (var arena = Arena.ofConfined()) {
            var number = arena.allocateFrom(JAVA_INT, RANK);
            var error =
                    MPI_Sendrecv_replace(
                            number,
                            1,
                            MPI_INT,
                            NEXT,
                            TAG,
                            PREVIOUS,
                            TAG,
                            MPI_COMM_WORLD,
                            MPI_STATUS_IGNORE);
            assertEquals(MPI_SUCCESS, error);
            assertEquals(PREVIOUS, number.get(JAVA_INT, 0));
        }
    }

    @Test
    void duplicatesAndFreesCommunicator() {
        try (var arena = Arena.ofConfined()) {
            var comm = MpiMemory.allocateHandles(arena, "MPI_Comm", 1);
            assertEquals(MPI_SUCCESS, MPI_Comm_dup(MPI_COMM_WORLD, comm));
            var handle = MpiMemory.getHandle(comm, "MPI_Comm", 0);
            assertNotEquals(MPI_COMM_WORLD, handle);
            assertEquals(MPI_SUCCESS, MPI_Barrier(handle));
            assertEquals(MPI_SUCCESS, MPI_Comm_free(comm));
            assertEquals(MPI_COMM_NULL, MpiMemory.getHandle(comm, "MPI_Comm", 0));
        }
    }

    @Test
    void errorsAreCodesWithClassAndText() {
        try (var arena = Arena.ofConfined()) {
            var errorClass = arena.allocate(JAVA_INT);
            var text = arena.allocate(MPI_MAX_ERROR_STRING);
            var length = arena.allocate(JAVA_INT);
            var error = MPI_Send(NULL, 0, MPI_INT, SIZE + 5, TAG, MPI_COMM_WORLD);
            assertNotEquals(MPI_SUCCESS, error);
            assertEquals(MPI_SUCCESS, MPI_Error_class(error, errorClass));
            assertEquals(MPI_ERR_RANK, errorClass.get(JAVA_INT, 0));
            assertEquals(MPI_SUCCESS, MPI_Error_string(error, text, length));
            assertTrue(text.getString(0).contains("rank"), text.getString(0));
        }
    }

    @Test
    void extensionThatTheLibraryLacksNamesWhoHasIt() {
        if (World.isOpenMpi()) {
            lacks("MPIX_GPU_query_support", () -> MPIX_GPU_query_support(0, NULL));
        } else {
            lacks("OMPI_C_MPI_DUP_FN", () -> OMPI_C_MPI_DUP_FN(0, 0, NULL, NULL, NULL, NULL));
        }
    }

    @Test
    void functionOfNewerMpiNamesTheVersion() {
        Assumptions.assumeTrue(
                KNOWN_WITHOUT_ABI_VERSION.matcher(World.library()).find(),
                World.library() + ": may have every function of MPI 5.0");
        lacks("MPI_Abi_get_version needs MPI 5.0", () -> MPI_Abi_get_version(NULL, NULL));
    }

    private static void lacks(String words, Executable call) {
        var message = assertThrows(MissingFunctionException.class, call).getMessage();
        assertTrue(message.startsWith(words) && message.contains("; this is "), message);
    }

    private static void move(MemorySegment request, MemorySegment requests, int index) {
        var handle = MpiMemory.getHandle(request, "MPI_Request", 0);
        MpiMemory.setHandle(requests, "MPI_Request", index, handle);
    }
}
