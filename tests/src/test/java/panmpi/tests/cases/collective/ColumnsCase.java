package panmpi.tests.cases.collective;

import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.MPI;
import mpi.Prequest;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.ArrayAndSegment;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;

/**
 * Tests collective calls with derived datatypes over arrays: columns of a matrix, whose other
 * columns stay as they were.
 */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class ColumnsCase {
    private static final int ROWS = 4;
    private static final int COLUMNS = SIZE + 2;
    private static final int LENGTH = ROWS * COLUMNS;

    /**
     * Returns a datatype for one column of the matrix by each constructor. The extent is one
     * element, so that the next item is the next column.
     */
    private static List<Datatype> columns(Patterns type) {
        var d = type.datatype;
        long row = (long) COLUMNS * type.bytes;
        int[] places = {0, COLUMNS, 2 * COLUMNS, 3 * COLUMNS};
        long[] bytes = {0, row, 2 * row, 3 * row};
        int[] ones = {1, 1, 1, 1};
        return List.of(
                narrow(type, Datatype.Vector(ROWS, 1, COLUMNS, d)),
                narrow(type, Datatype.Vector((long) ROWS, 1L, (long) COLUMNS, d)),
                narrow(type, Datatype.Create_hvector(ROWS, 1, row, d)),
                narrow(type, Datatype.Indexed(ones, places, d)),
                narrow(type, Datatype.Create_hindexed(ones, bytes, d)),
                narrow(type, Datatype.Create_indexed_block(1, places, d)),
                narrow(type, Datatype.Create_hindexed_block(1, bytes, d)),
                narrow(type, Datatype.Create_struct(ones, bytes, new Datatype[] {d, d, d, d})),
                narrow(
                        type,
                        Datatype.Create_subarray(
                                new int[] {ROWS, COLUMNS},
                                new int[] {ROWS, 1},
                                new int[] {0, 0},
                                MPI.ORDER_C,
                                d)));
    }

    private static Datatype narrow(Patterns type, Datatype column) {
        var narrow = Datatype.Create_resized(column, 0, type.bytes);
        narrow.Commit();
        column.Free();
        return narrow;
    }

    private static void forAll(Patterns type, Consumer<Datatype> test) {
        for (Datatype column : columns(type)) {
            test.accept(column);
            column.Free();
        }
    }

    @Test
    void bcastOfAColumn() {
        for (Patterns type : Patterns.values()) {
            forAll(
                    type,
                    column -> {
                        var matrix = ArrayAndSegment.of(type, LENGTH);
                        if (RANK == LAST) {
                            matrix.fill(5);
                        }
                        WORLD.Bcast(matrix.array, 2, 1, column, LAST);
                        WORLD.Bcast(matrix.from(2), 1L, column, LAST);
                        matrix.assertSame(
                                RANK == LAST ? type.filled(5, LENGTH) : withColumn(type, 2, 5));
                    });
        }
    }

    @Test
    void gatherOfNumbersIntoColumns() {
        for (Patterns type : Patterns.values()) {
            forAll(
                    type,
                    column -> {
                        var all = ArrayAndSegment.where(RANK == 0, type, LENGTH);
                        var mine = ArrayAndSegment.of(type, ROWS);
                        mine.fill(RANK);
                        var d = type.datatype;
                        WORLD.Gather(mine.array, 0, ROWS, d, all.array, 1, 1, column, 0);
                        WORLD.Gather(mine.segment, ROWS, d, all.from(1), 1L, column, 0);
                        all.assertSame(columnOfEachRank(type));
                    });
        }
    }

    @Test
    void allgathervOfColumnsOutOfOrder() {
        int[] ones = IntStream.range(0, SIZE).map(_ -> 1).toArray();
        int[] reversed = IntStream.range(0, SIZE).map(i -> SIZE - 1 - i).toArray();
        for (Patterns type : Patterns.values()) {
            forAll(
                    type,
                    column -> {
                        var all = ArrayAndSegment.of(type, LENGTH);
                        var mine = type.filled(SIZE - 1 - RANK, ROWS);
                        var d = type.datatype;
                        WORLD.Iallgatherv(mine, 0, ROWS, d, all.array, 1, ones, reversed, column)
                                .Wait();
                        type.assertSame(columnOfEachRank(type), all.array);
                    });
        }
    }

    /** Tests several receives into one array at once, each into a column of its own. */
    @Test
    void columnsArriveSideBySide() {
        for (Patterns type : Patterns.values()) {
            forAll(
                    type,
                    column -> {
                        var all = type.untouched(LENGTH);
                        var requests = new Request[SIZE];
                        for (int root = 0; root < SIZE; root++) {
                            var mine = type.filled(root, ROWS);
                            requests[root] =
                                    RANK == root
                                            ? WORLD.Ibcast(mine, 0, ROWS, type.datatype, root)
                                            : WORLD.Ibcast(all, 1 + root, 1, column, root);
                        }
                        Request.Waitall(requests);
                        assertOtherColumns(type, all);
                    });
        }
    }

    @Test
    void columnsArriveSideBySideAgainAndAgain() {
        Lacks.assumeHas("MPI_Bcast_init");
        var type = Patterns.LONG;
        forAll(
                type,
                column -> {
                    var all = type.untouched(LENGTH);
                    var requests = new Prequest[SIZE];
                    for (int root = 0; root < SIZE; root++) {
                        var mine = type.filled(root, ROWS);
                        requests[root] =
                                RANK == root
                                        ? WORLD.Bcast_init(mine, 0, ROWS, type.datatype, root, null)
                                        : WORLD.Bcast_init(all, 1 + root, 1, column, root, null);
                    }
                    for (int round = 0; round < 2; round++) {
                        System.arraycopy(type.untouched(LENGTH), 0, all, 0, LENGTH);
                        for (Prequest request : requests) {
                            request.Start();
                        }
                        Request.Waitall(requests);
                        assertOtherColumns(type, all);
                    }
                    for (Prequest request : requests) {
                        request.Free();
                    }
                });
    }

    private static void assertOtherColumns(Patterns type, Object all) {
        var expected = columnOfEachRank(type);
        for (int i = 0; i < ROWS; i++) {
            int at = i * COLUMNS + 1 + RANK;
            System.arraycopy(type.untouched(LENGTH), at, expected, at, 1);
        }
        type.assertSame(expected, all);
    }

    /** Returns a matrix in which one column has the values of a seed. */
    private static Object withColumn(Patterns type, int column, int seed) {
        var matrix = type.untouched(LENGTH);
        for (int i = 0; i < ROWS; i++) {
            int at = i * COLUMNS + column;
            System.arraycopy(type.filled(seed, LENGTH), at, matrix, at, 1);
        }
        return matrix;
    }

    private static Object columnOfEachRank(Patterns type) {
        var matrix = type.untouched(LENGTH);
        for (int rank = 0; rank < SIZE; rank++) {
            for (int i = 0; i < ROWS; i++) {
                System.arraycopy(type.filled(rank, ROWS), i, matrix, i * COLUMNS + 1 + rank, 1);
            }
        }
        return matrix;
    }
}
