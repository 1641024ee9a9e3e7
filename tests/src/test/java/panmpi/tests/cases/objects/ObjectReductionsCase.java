package panmpi.tests.cases.objects;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.ROOTS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import mpi.Datatype;
import mpi.Intercomm;
import mpi.MPI;
import mpi.Op;
import mpi.User_function;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** Tests that objects are combined by a function of the program, in the order of the ranks. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class ObjectReductionsCase {
    private static final int TAG = 25;

    /** Operation that joins strings, so that the order shows. */
    private static final Op JOIN =
            new Op(
                    new User_function() {
                        @Override
                        public void Call(
                                Object in,
                                int inoffset,
                                Object inout,
                                int inoutoffset,
                                int count,
                                Datatype datatype) {
                            var left = (Object[]) in;
                            var right = (Object[]) inout;
                            for (int i = 0; i < count; i++) {
                                right[inoutoffset + i] =
                                        left[inoffset + i] + " " + right[inoutoffset + i];
                            }
                        }
                    },
                    false);

    private final String[] mine = {"unused", "a" + RANK, "b" + RANK};

    @Test
    void reduce() {
        for (int root : ROOTS) {
            var result = RANK == root ? untouched(3) : null;
            WORLD.Reduce(mine, 1, result, 0, 2, MPI.OBJECT, JOIN, root);
            if (RANK == root) {
                assertArrayEquals(
                        new String[] {joined("a", SIZE), joined("b", SIZE), "untouched"}, result);
            }
        }
    }

    @Test
    void allreduce() {
        var result = untouched(3);
        WORLD.Allreduce(mine, 1, result, 1, 2, MPI.OBJECT, JOIN);
        assertArrayEquals(new String[] {"untouched", joined("a", SIZE), joined("b", SIZE)}, result);
    }

    @Test
    void scan() {
        var result = untouched(2);
        WORLD.Scan(mine, 1, result, 0, 2, MPI.OBJECT, JOIN);
        assertArrayEquals(new String[] {joined("a", RANK + 1), joined("b", RANK + 1)}, result);
    }

    @Test
    void exscan() {
        var result = untouched(2);
        WORLD.Exscan(mine, 1, result, 0, 2, MPI.OBJECT, JOIN);
        var expected =
                RANK == 0 ? untouched(2) : new String[] {joined("a", RANK), joined("b", RANK)};
        assertArrayEquals(expected, result);
    }

    @Test
    void reduceScatter() {
        int[] counts = IntStream.rangeClosed(1, SIZE).toArray();
        int first = RANK * (RANK + 1) / 2;
        var all = strings(SIZE * (SIZE + 1) / 2);
        var result = untouched(RANK + 1);
        WORLD.Reduce_scatter(all, 0, result, 0, counts, MPI.OBJECT, JOIN);
        assertArrayEquals(parts(first, RANK + 1), result);
    }

    @Test
    void reduceScatterBlock() {
        var result = untouched(2);
        WORLD.Reduce_scatter_block(strings(2 * SIZE), 0, result, 0, 2, MPI.OBJECT, JOIN);
        assertArrayEquals(parts(2 * RANK, 2), result);
    }

    @Test
    void reduceLocal() {
        Object[] inout = {"x", "y"};
        JOIN.Reduce_local(mine, 1, inout, 0, 2, MPI.OBJECT);
        assertArrayEquals(new Object[] {"a" + RANK + " x", "b" + RANK + " y"}, inout);
    }

    @Test
    void derivedTypeSelectsTheOperands() {
        var type = Datatype.Vector(2, 1, 2, MPI.OBJECT);
        type.Commit();
        var alternating =
                new Op(
                        new User_function() {
                            @Override
                            public void Call(
                                    Object in, int at, Object inout, int to, int n, Datatype t) {
                                var left = (Object[]) in;
                                var right = (Object[]) inout;
                                for (int i = 0; i < n * t.Extent(); i += 2) {
                                    right[to + i] = left[at + i] + " " + right[to + i];
                                }
                            }
                        },
                        false);
        var result = untouched(4);
        WORLD.Allreduce(mine, 0, result, 1, 1, type, alternating);
        var unused = String.join(" ", Collections.nCopies(SIZE, "unused"));
        assertArrayEquals(
                new String[] {"untouched", unused, "untouched", joined("b", SIZE)}, result);
    }

    /**
     * Tests the classes of the arrays that the function gets: programs cast them to the classes of
     * the arrays that they passed to the call, or to Object[].
     */
    @Test
    void functionGetsArraysOfTheProgramsClass() {
        var classes = new ArrayList<Class<?>>();
        var op = new Op(first(classes), true);
        var strings = new String[1];
        WORLD.Allreduce(mine, 1, strings, 0, 1, MPI.OBJECT, op);
        assertEquals("a0", strings[0]);
        var objects = new Object[1];
        WORLD.Allreduce(mine, 1, objects, 0, 1, MPI.OBJECT, op);
        assertEquals("a0", objects[0]);
        int applied = classes.size() / 2;
        assertEquals(Collections.nCopies(applied, String[].class), everySecond(classes, 0));
        var upper = everySecond(classes, 1);
        assertEquals(
                Collections.nCopies(applied / 2, String[].class), upper.subList(0, applied / 2));
        assertEquals(
                Collections.nCopies(applied / 2, Object[].class),
                upper.subList(applied / 2, applied));
    }

    private static List<Class<?>> everySecond(List<Class<?>> classes, int first) {
        return IntStream.iterate(first, i -> i < classes.size(), i -> i + 2)
                .<Class<?>>mapToObj(classes::get)
                .toList();
    }

    /**
     * Tests ranks that pass arrays of different classes, here String[] and Integer[]: the function
     * must get arrays that can hold the objects of all ranks.
     */
    @Test
    void functionGetsArraysThatHoldTheObjectsOfAllRanks() {
        Object[] own = RANK == LAST ? new String[] {"z"} : new Integer[] {RANK};
        var result = new Object[1];
        WORLD.Allreduce(own, 0, result, 0, 1, MPI.OBJECT, JOIN);
        var numbers = IntStream.range(0, LAST).mapToObj(i -> i + " ").collect(Collectors.joining());
        assertEquals(numbers + "z", result[0]);
    }

    /**
     * Returns a function that keeps the operand of the lower rank, and adds the classes of its
     * arrays to {@code classes}.
     */
    private static User_function first(List<Class<?>> classes) {
        return new User_function() {
            @Override
            public void Call(Object in, int at, Object inout, int to, int n, Datatype type) {
                classes.add(in.getClass());
                classes.add(inout.getClass());
                ((Object[]) inout)[to] = ((String[]) in)[at];
            }
        };
    }

    @Test
    void betweenTwoGroups() {
        Assumptions.assumeTrue(SIZE > 1, "two groups take two ranks");
        int side = RANK % 2;
        var half = WORLD.Split(side, RANK);
        Intercomm both = WORLD.Create_intercomm(half, 0, 1 - side, TAG);
        var result = new Object[1];
        both.Allreduce(new Object[] {"r" + RANK}, 0, result, 0, 1, MPI.OBJECT, JOIN);
        var others =
                IntStream.range(0, SIZE)
                        .filter(i -> i % 2 != side)
                        .mapToObj(i -> "r" + i)
                        .collect(Collectors.joining(" "));
        assertArrayEquals(new Object[] {others}, result);
        int root = side == 1 ? 0 : RANK == 0 ? MPI.ROOT : MPI.PROC_NULL;
        Object[] all = RANK == 0 ? new Object[1] : null;
        both.Reduce(new Object[] {"r" + RANK}, 0, all, 0, 1, MPI.OBJECT, JOIN, root);
        if (RANK == 0) {
            assertEquals(others, all[0]);
        }
        Object[] news = {RANK == 0 ? "news" : null};
        both.Bcast(news, 0, 1, MPI.OBJECT, root);
        assertArrayEquals(new Object[] {side == 1 || RANK == 0 ? "news" : null}, news);
        both.Free();
        half.Free();
    }

    private static String joined(String letter, int ranks) {
        return IntStream.range(0, ranks).mapToObj(i -> letter + i).collect(Collectors.joining(" "));
    }

    private static String[] strings(int length) {
        return IntStream.range(0, length).mapToObj(i -> RANK + "." + i).toArray(String[]::new);
    }

    private static String[] parts(int first, int count) {
        return IntStream.range(first, first + count)
                .mapToObj(
                        i ->
                                IntStream.rangeClosed(0, LAST)
                                        .mapToObj(rank -> rank + "." + i)
                                        .collect(Collectors.joining(" ")))
                .toArray(String[]::new);
    }

    private static String[] untouched(int length) {
        var array = new String[length];
        Arrays.fill(array, "untouched");
        return array;
    }
}
