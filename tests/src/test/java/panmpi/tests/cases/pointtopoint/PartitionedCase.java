package panmpi.tests.cases.pointtopoint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.util.function.Consumer;
import mpi.MPI;
import mpi.MPIException;
import mpi.Prequest;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;
import panmpi.tests.support.Place;

/**
 * Tests partitioned messages: rank 0 fills the parts of an array one by one, and rank 1 receives
 * them.
 */
// Open MPI crashes in partitioned messages without Init.
@Tag("init")
@MpiTest(ranks = 2)
final class PartitionedCase {
    private static final int TAG = 12;
    private static final int ROUNDS = 3;
    private static final int PARTS = 6;
    private static final int COUNT = 4;
    private static final boolean SENDER = RANK == 0;

    @Test
    void partitionsOneByOne() {
        Lacks.assumeHas("MPI_Psend_init");
        for (Patterns type : Patterns.values()) {
            moveArrays(
                    type,
                    send -> {
                        for (int part = PARTS - 1; part >= 0; part--) {
                            send.Pready(part);
                        }
                    });
        }
    }

    @Test
    void rangesOfPartitions() {
        Lacks.assumeHas("MPI_Psend_init");
        moveArrays(
                Patterns.DOUBLE,
                send -> {
                    send.Pready_range(3, PARTS - 1);
                    send.Pready_range(0, 2);
                });
    }

    @Test
    void listsOfPartitions() {
        Lacks.assumeHas("MPI_Psend_init");
        moveArrays(
                Patterns.CHAR,
                send -> {
                    send.Pready_list(new int[] {5, 0, 3});
                    send.Pready_list(new int[] {1, 4, 2});
                });
    }

    @Test
    void partitionThatDoesNotExistIsRefused() {
        Lacks.assumeHas("MPI_Psend_init");
        moveArrays(
                Patterns.INT,
                send -> {
                    var refused = assertThrows(MPIException.class, () -> send.Pready(PARTS));
                    assertEquals(
                            "partition 6: the request has the partitions 0 to 5",
                            refused.getMessage());
                    send.Pready_range(0, PARTS - 1);
                });
    }

    @Test
    void segments() {
        Lacks.assumeHas("MPI_Psend_init");
        for (Place place : Place.values()) {
            moveSegments(place);
        }
    }

    /** Tests that a partition can be read before the whole message is complete. */
    @Test
    void arrivedPartitionCanBeRead() {
        Lacks.assumeHas("MPI_Psend_init");
        var type = Patterns.LONG;
        var array = SENDER ? type.filled(3, PARTS * COUNT) : type.untouched(PARTS * COUNT);
        try (var request = init(array, 0, type)) {
            request.Start();
            if (SENDER) {
                request.Pready_range(0, PARTS - 1);
            } else {
                await(request, PARTS - 1);
                assertEquals(last(type.filled(3, PARTS * COUNT)), last(array));
                for (int part = 0; part < PARTS; part++) {
                    await(request, part);
                }
                type.assertHolds(array, 0, PARTS * COUNT, 3, 0);
            }
            request.Wait();
        }
    }

    @Test
    void toAndFromNobody() {
        Lacks.assumeHas("MPI_Psend_init");
        Lacks.assumeNot("MPICH", "MPI_Psend_init to MPI.PROC_NULL crashes");
        Lacks.assumeNot("Intel(R) MPI", "MPI_Precv_init from MPI.PROC_NULL never completes");
        var array = new int[] {7, 8};
        try (var send = WORLD.Psend_init(array, 0, 2, 1, MPI.INT, MPI.PROC_NULL, TAG, null);
                var receive = WORLD.Precv_init(array, 0, 2, 1, MPI.INT, MPI.PROC_NULL, TAG, null)) {
            Prequest.Startall(new Prequest[] {send, receive});
            send.Pready_range(0, 1);
            await(receive, 0);
            assertEquals(MPI.PROC_NULL, receive.Wait().source);
            send.Wait();
            assertArrayEquals(new int[] {7, 8}, array);
        }
    }

    private static void moveArrays(Patterns type, Consumer<Prequest> ready) {
        var array = type.untouched(PARTS * COUNT + 3);
        try (var request = init(array, 2, type)) {
            for (int round = 0; round < ROUNDS; round++) {
                request.Start();
                if (SENDER) {
                    // Values are set after the start: a partition needs them only when it is marked
                    // as ready.
                    var values = type.filled(round, PARTS * COUNT);
                    System.arraycopy(values, 0, array, 2, PARTS * COUNT);
                    ready.accept(request);
                }
                request.Wait();
                type.assertHolds(array, 2, PARTS * COUNT, round, 0);
            }
        }
    }

    private static Prequest init(Object array, int offset, Patterns type) {
        return SENDER
                ? WORLD.Psend_init(array, offset, PARTS, COUNT, type.datatype, 1, TAG, null)
                : WORLD.Precv_init(array, offset, PARTS, COUNT, type.datatype, 0, TAG, null);
    }

    private static void moveSegments(Place place) {
        var segment = place.filled(PARTS, -1);
        try (var request =
                SENDER
                        ? WORLD.Psend_init(segment, 0, PARTS, 1, MPI.INT, 1, TAG, null)
                        : WORLD.Precv_init(segment, 0, PARTS, 1, MPI.INT, 0, TAG, null)) {
            for (int round = 0; round < ROUNDS; round++) {
                var expected = new int[] {round, 1, 2, 3, 4, 5};
                request.Start();
                if (SENDER) {
                    segment.copyFrom(MemorySegment.ofArray(expected));
                    request.Pready_list(new int[] {5, 4, 3});
                    request.Pready_range(1, 2);
                    request.Pready(0);
                }
                request.Wait();
                assertArrayEquals(expected, Place.ints(segment));
            }
        }
    }

    private static void await(Prequest receive, int partition) {
        while (!receive.Parrived(partition)) {
            Thread.onSpinWait();
        }
    }

    private static Object last(Object array) {
        return Array.get(array, Array.getLength(array) - 1);
    }
}
