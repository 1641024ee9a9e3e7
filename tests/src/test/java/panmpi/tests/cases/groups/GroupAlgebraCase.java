package panmpi.tests.cases.groups;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mpi.Group;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.World;

/** Tests groups of every kind against lists of ranks in Java, in the order that MPI gives. */
@MpiTest(ranks = {1, 2, 3, 4, 6, 8})
final class GroupAlgebraCase {
    private final Group all = WORLD.Group();

    /**
     * Returns lists of ranks: the even ones, the odd ones, the upper half in reverse order, all of
     * them with the even ones first, and none.
     */
    private static List<List<Integer>> lists() {
        var even = IntStream.range(0, SIZE).filter(i -> i % 2 == 0).boxed().toList();
        var odd = IntStream.range(0, SIZE).filter(i -> i % 2 == 1).boxed().toList();
        var down = IntStream.range(SIZE / 2, SIZE).boxed().toList().reversed();
        var each = Stream.concat(even.stream(), odd.stream()).toList();
        return List.of(even, odd, down, each, List.of());
    }

    private Group of(List<Integer> ranks) {
        return all.Incl(ints(ranks));
    }

    private static int[] ints(List<Integer> ranks) {
        return ranks.stream().mapToInt(i -> i).toArray();
    }

    /** Asserts that a group has these ranks of the world, in this order. */
    private void assertRanks(List<Integer> expected, Group group) {
        assertEquals(expected.size(), group.Size());
        int mine = expected.indexOf(RANK);
        assertEquals(mine < 0 ? MPI.UNDEFINED : mine, group.Rank());
        int[] own = IntStream.range(0, group.Size()).toArray();
        assertArrayEquals(ints(expected), Group.Translate_ranks(group, own, all));
    }

    private void forPairs(BiConsumer<List<Integer>, List<Integer>> test) {
        for (var a : lists()) {
            for (var b : lists()) {
                test.accept(a, b);
            }
        }
    }

    @Test
    void inclusionAndExclusion() {
        for (var ranks : lists()) {
            assertRanks(ranks, of(ranks));
            var others = new ArrayList<>(IntStream.range(0, SIZE).boxed().toList());
            others.removeAll(ranks);
            assertRanks(others, all.Excl(ints(ranks)));
        }
    }

    // In MPICH, MPI_GROUP_EMPTY belongs to no session, so groups of a session cannot be combined
    // with it.
    @Tag("init")
    @Test
    void unionHasTheFirstThenWhatTheSecondAdds() {
        forPairs(
                (a, b) -> {
                    var union = new ArrayList<>(a);
                    b.stream().filter(rank -> !a.contains(rank)).forEach(union::add);
                    assertRanks(union, Group.Union(of(a), of(b)));
                });
    }

    // In MPICH, MPI_GROUP_EMPTY belongs to no session, so groups of a session cannot be combined
    // with it.
    @Tag("init")
    @Test
    void intersectionAndDifferenceKeepTheOrderOfTheFirst() {
        forPairs(
                (a, b) -> {
                    var both = a.stream().filter(b::contains).toList();
                    assertRanks(both, Group.Intersection(of(a), of(b)));
                    var first = a.stream().filter(rank -> !b.contains(rank)).toList();
                    assertRanks(first, Group.Difference(of(a), of(b)));
                });
    }

    @Test
    void comparisonTellsOrderFromMembers() {
        forPairs(
                (a, b) -> {
                    boolean same = a.size() == b.size() && a.containsAll(b);
                    int expected = a.equals(b) ? MPI.IDENT : same ? MPI.SIMILAR : MPI.UNEQUAL;
                    assertEquals(expected, Group.Compare(of(a), of(b)));
                });
    }

    @Test
    void rangesOfEveryStride() {
        for (int stride = 1; stride <= SIZE; stride++) {
            int step = stride;
            var up = IntStream.range(0, SIZE).filter(i -> i % step == 0).boxed().toList();
            int[][] range = {{0, SIZE - 1, stride}};
            assertRanks(up, all.Range_incl(range));
            var left = IntStream.range(0, SIZE).filter(i -> i % step != 0).boxed().toList();
            assertRanks(left, all.Range_excl(range));
            assertRanks(up.reversed(), all.Range_incl(new int[][] {{up.getLast(), 0, -stride}}));
        }
    }

    @Test
    void ranksThatAreNotThereTranslateToUndefined() {
        forPairs(
                (a, b) -> {
                    int[] own = IntStream.range(0, a.size()).toArray();
                    int[] expected =
                            a.stream()
                                    .mapToInt(b::indexOf)
                                    .map(i -> i < 0 ? MPI.UNDEFINED : i)
                                    .toArray();
                    assertArrayEquals(expected, Group.Translate_ranks(of(a), own, of(b)));
                });
    }

    @Test
    void communicatorsOfEachGroupWork() {
        for (var ranks : lists()) {
            var comm = WORLD.Create(of(ranks));
            assertEquals(!ranks.contains(RANK), comm == null);
            if (ranks.contains(RANK)) {
                assertEquals(ranks.indexOf(RANK), comm.Rank());
                World.assertWorks(comm);
                comm.Free();
            }
        }
    }
}
