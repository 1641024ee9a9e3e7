package panmpi.tests.cases.datatypes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;

/**
 * Tests mpiJava's constructors of datatypes over every element type: each selects the right
 * elements, from any offset, several times in a row, and leaves the others as they are.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class ElementsCase {
    private static final int OFFSET = 3;
    private static final int COUNT = 2;

    /**
     * A datatype and what it selects.
     *
     * @param places elements, in the order of the message.
     * @param extent extent of the datatype, in elements.
     */
    private record Shape(Datatype datatype, int extent, int... places) {
        /**
         * Returns the elements of {@code count} items of the datatype, in the order of the message.
         */
        int[] places(int count) {
            return IntStream.range(0, count)
                    .flatMap(i -> Arrays.stream(places).map(at -> OFFSET + i * extent + at))
                    .toArray();
        }
    }

    private static List<Shape> shapes(Datatype d) {
        var pair = Datatype.Contiguous(2, d);
        var gap = Datatype.Vector(2, 1, 2, d);
        return List.of(
                new Shape(Datatype.Contiguous(3, d), 3, 0, 1, 2),
                new Shape(Datatype.Vector(3, 2, 4, d), 10, 0, 1, 4, 5, 8, 9),
                new Shape(Datatype.Hvector(2, 1, 3, d), 4, 0, 3),
                new Shape(
                        Datatype.Indexed(new int[] {2, 0, 1}, new int[] {4, 2, 0}, d), 6, 4, 5, 0),
                new Shape(Datatype.Hindexed(new int[] {1, 2}, new int[] {0, 2}, d), 4, 0, 2, 3),
                new Shape(struct(new int[] {2, 1}, new int[] {0, 5}, d, d), 6, 0, 1, 5),
                new Shape(struct(new int[] {1, 1}, new int[] {1, 7}, d, MPI.UB), 6, 1),
                new Shape(Datatype.Contiguous(2, gap), 6, 0, 2, 3, 5),
                new Shape(Datatype.Vector(2, 1, 2, pair), 6, 0, 1, 4, 5),
                new Shape(
                        Datatype.Indexed(new int[] {1, 1}, new int[] {1, 0}, gap), 6, 3, 5, 0, 2));
    }

    private static Datatype struct(int[] lengths, int[] displacements, Datatype... types) {
        return Datatype.Struct(lengths, displacements, types);
    }

    private static void forAll(BiConsumer<Patterns, Shape> test) {
        for (Patterns type : Patterns.values()) {
            for (Shape shape : shapes(type.datatype)) {
                shape.datatype.Commit();
                test.accept(type, shape);
                shape.datatype.Free();
            }
        }
    }

    /** Returns an array with values of a seed at the given places; other elements are untouched. */
    private static Object selected(Patterns type, int[] places, int seed) {
        var array = type.untouched(40);
        var values = type.filled(seed, 40);
        for (int at : places) {
            System.arraycopy(values, at, array, at, 1);
        }
        return array;
    }

    @Test
    void extents() {
        forAll(
                (type, shape) -> {
                    assertEquals(shape.places.length, shape.datatype.Size());
                    assertEquals(shape.extent, shape.datatype.Extent());
                });
    }

    @Test
    void sameElementsOnBothSides() {
        forAll(
                (type, shape) -> {
                    var d = shape.datatype;
                    var got = type.untouched(40);
                    var sent = type.filled(RANK, 40);
                    var status =
                            WORLD.Sendrecv(
                                    sent, OFFSET, COUNT, d, NEXT, 4, got, OFFSET, COUNT, d,
                                    PREVIOUS, 4);
                    type.assertSame(selected(type, shape.places(COUNT), PREVIOUS), got);
                    assertEquals(COUNT, status.Get_count(d));
                    assertEquals(COUNT * shape.places.length, status.Get_elements(d));
                });
    }

    @Test
    void elementsArriveInOrder() {
        forAll(
                (type, shape) -> {
                    int[] places = shape.places(COUNT);
                    int n = places.length;
                    var got = type.untouched(n + 1);
                    var sent = type.filled(RANK, 40);
                    var request = WORLD.Irecv(got, 1, n, type.datatype, PREVIOUS, 5);
                    WORLD.Send(sent, OFFSET, COUNT, shape.datatype, NEXT, 5);
                    assertEquals(n, request.Wait().Get_count(type.datatype));
                    var expected = type.untouched(n + 1);
                    var all = type.filled(PREVIOUS, 40);
                    for (int i = 0; i < n; i++) {
                        System.arraycopy(all, places[i], expected, i + 1, 1);
                    }
                    type.assertSame(expected, got);
                });
    }

    @Test
    void partOfTheLastOne() {
        forAll(
                (type, shape) -> {
                    int n = 2 * shape.places.length - 1;
                    var got = type.untouched(40);
                    var receive = WORLD.Irecv(got, OFFSET, COUNT, shape.datatype, PREVIOUS, 6);
                    WORLD.Send(type.filled(RANK, n), 0, n, type.datatype, NEXT, 6);
                    var status = receive.Wait();
                    assertEquals(n, status.Get_elements(shape.datatype));
                    boolean whole = n % shape.places.length == 0;
                    assertEquals(whole ? 1 : MPI.UNDEFINED, status.Get_count(shape.datatype));
                });
    }

    @Test
    void broadcastToTheSameElements() {
        forAll(
                (type, shape) -> {
                    var data = RANK == LAST ? type.filled(9, 40) : type.untouched(40);
                    WORLD.Bcast(data, OFFSET, COUNT, shape.datatype, LAST);
                    if (RANK != LAST) {
                        type.assertSame(selected(type, shape.places(COUNT), 9), data);
                    }
                });
    }

    @Test
    void nothingOfIt() {
        forAll(
                (type, shape) -> {
                    var d = shape.datatype;
                    var got = type.untouched(4);
                    var sent = type.filled(RANK, 4);
                    WORLD.Sendrecv(sent, 4, 0, d, NEXT, 7, got, 4, 0, d, PREVIOUS, 7);
                    type.assertSame(type.untouched(4), got);
                });
    }
}
