package panmpi.tests.support;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;

/**
 * Sends integers with a derived datatype, and checks that exactly the elements of the datatype have
 * arrived.
 */
public final class TypeMaps {
    private static final int LENGTH = 60;
    private static final int OFFSET = 5;
    private static final int TAG = 8;

    private TypeMaps() {}

    /**
     * Sends and receives two items of a type, which is freed then.
     *
     * @param made a type of integers, not committed.
     * @param map places of an item's integers, in their order.
     */
    public static void assertMap(Datatype made, int... map) {
        try (made) {
            made.Commit();
            assertEquals(4L * map.length, made.Get_size_c());
            int extent = (int) (made.Get_extent().extent() / 4);
            int[] both =
                    IntStream.concat(Arrays.stream(map), Arrays.stream(map).map(i -> i + extent))
                            .map(i -> OFFSET + i)
                            .toArray();
            sends(made, both);
            receives(made, both);
            movesMemory(made, both);
        }
    }

    private static int[] numbered(int rank) {
        return IntStream.range(0, LENGTH).map(i -> 1000 * rank + i).toArray();
    }

    /** {@return the numbers that the previous rank has at the places of the map, in their order} */
    private static int[] picked(int[] map) {
        return Arrays.stream(map).map(i -> 1000 * PREVIOUS + i).toArray();
    }

    /**
     * {@return an array that has the previous rank's numbers at the places of the map, and -1
     * elsewhere}
     */
    private static int[] placed(int[] map) {
        int[] array = new int[LENGTH];
        Arrays.fill(array, -1);
        for (int i : map) {
            array[i] = 1000 * PREVIOUS + i;
        }
        return array;
    }

    private static void sends(Datatype type, int[] map) {
        int[] got = new int[map.length];
        var request = WORLD.Irecv(got, 0, map.length, MPI.INT, PREVIOUS, TAG);
        WORLD.Send(numbered(RANK), OFFSET, 2, type, NEXT, TAG);
        assertEquals(map.length, request.Wait().Get_count(MPI.INT));
        assertArrayEquals(picked(map), got);
    }

    private static void receives(Datatype type, int[] map) {
        int[] got = new int[LENGTH];
        Arrays.fill(got, -1);
        int[] sent = Arrays.stream(map).map(i -> 1000 * RANK + i).toArray();
        var request = WORLD.Isend(sent, 0, sent.length, MPI.INT, NEXT, TAG);
        var status = WORLD.Recv(got, OFFSET, 2, type, PREVIOUS, TAG);
        request.Wait();
        assertEquals(2, status.Get_count(type));
        assertEquals(map.length, status.Get_elements(type));
        assertArrayEquals(placed(map), got);
    }

    private static void movesMemory(Datatype type, int[] map) {
        try (var arena = Arena.ofShared()) {
            var sent = arena.allocateFrom(JAVA_INT, numbered(RANK));
            var offHeap = arena.allocate(JAVA_INT, LENGTH);
            offHeap.fill((byte) -1);
            exchange(type, map, sent, offHeap);
            assertArrayEquals(placed(map), offHeap.toArray(JAVA_INT));
            int[] onHeap = new int[LENGTH];
            Arrays.fill(onHeap, -1);
            exchange(
                    type,
                    map,
                    MemorySegment.ofArray(numbered(RANK)),
                    MemorySegment.ofArray(onHeap));
            assertArrayEquals(placed(map), onHeap);
        }
    }

    /**
     * Exchanges two items in segments. If an item has elements before its beginning, the calls need
     * an offset; otherwise, the overloads with 64-bit counts are used, which have none.
     */
    private static void exchange(Datatype type, int[] map, MemorySegment sent, MemorySegment got) {
        if (Arrays.stream(map).min().orElse(0) < OFFSET) {
            WORLD.Sendrecv(sent, OFFSET, 2, type, NEXT, TAG, got, OFFSET, 2, type, PREVIOUS, TAG);
            return;
        }
        var request = WORLD.Irecv(got.asSlice(4L * OFFSET), 2L, type, PREVIOUS, TAG);
        WORLD.Send(sent.asSlice(4L * OFFSET), 2L, type, NEXT, TAG);
        assertEquals(2, request.Wait().Get_count_c(type));
    }
}
