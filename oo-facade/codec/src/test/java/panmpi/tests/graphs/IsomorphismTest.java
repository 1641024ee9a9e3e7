package panmpi.tests.graphs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Tests that the comparison of graphs finds each kind of difference, and that random graphs vary.
 */
final class IsomorphismTest {
    private static final int GRAPHS = 2000;
    private static final List<String> OCCURRING =
            List.of(
                    "panmpi.tests.graphs.Node",
                    "panmpi.tests.graphs.Leaf",
                    "panmpi.tests.graphs.Pair",
                    "[Lpanmpi.tests.graphs.Leaf;",
                    "Plain$1",
                    "Hooks$Hooked ",
                    "Hooks$HookedTwice",
                    "Hooks$External",
                    "Hooks$Replaced",
                    "Hooks$Persistent",
                    "Hooks$NamedList",
                    "ONE",
                    "[[I",
                    "[[[D",
                    "[Z",
                    "java.util.EnumMap",
                    "java.util.RegularEnumSet",
                    "java.util.ArrayDeque",
                    "java.util.TreeMap by java.util.Collections$ReverseComparator",
                    "java.util.BitSet",
                    "java.math.BigDecimal",
                    "java.time.ZonedDateTime",
                    "java.lang.Thread$State",
                    "java.lang.StringBuilder",
                    "\\ud800");

    @Test
    void aGraphMadeTwiceIsAlike() {
        for (int i = 0; i < GRAPHS; i++) {
            var once = GraphText.of(Graphs.of(i, i % 90));
            assertEquals(once, GraphText.of(Graphs.of(i, i % 90)));
        }
    }

    @Test
    void anotherSeedMakesAnotherGraph() {
        for (int i = 0; i < GRAPHS; i++) {
            int size = 20 + i % 90;
            assertTrue(exact(Graphs.of(i, size), Graphs.of(i + 1L, size)).isPresent(), "seed " + i);
        }
    }

    @Test
    void everyClassOccurs() {
        var all = new StringBuilder();
        for (int i = 0; i < GRAPHS; i++) {
            all.append(GraphText.of(Graphs.of(i, 60)));
        }
        for (String name : OCCURRING) {
            assertTrue(all.indexOf(name) >= 0, () -> "no " + name + " in " + GRAPHS + " graphs");
        }
    }

    @Test
    void sharedIsNotCopied() {
        int[] row = {1};
        assertAlike(new int[][] {row, row}, new int[][] {{1}, {1}}, false);
        assertAlike(new int[][] {{1}, {1}}, new int[][] {row, row}, false);
        assertAlike(new int[][] {row, row}, new int[][] {row, row}, true);
    }

    @Test
    void cyclesLeadToWhereTheyLed() {
        assertAlike(ring(3), ring(3), true);
        assertAlike(ring(3), ring(2), false);
        assertAlike(ring(1), ring(3), false);
    }

    @Test
    void classesAreTheSame() {
        assertAlike(new ArrayList<>(List.of(1)), new LinkedList<>(List.of(1)), false);
        assertAlike(new Object[] {"a"}, new String[] {"a"}, false);
        assertAlike(1, 1L, false);
        assertAlike(new TreeMap<>(), new HashMap<>(), false);
        assertAlike(Plain.RED, Plain.BLUE, false);
        assertAlike(null, "null", false);
    }

    @Test
    void elementsAndOrderAreTheSame() {
        assertAlike(new long[] {1, 2}, new long[] {2, 1}, false);
        assertAlike(new long[] {1}, new long[] {1, 0}, false);
        assertAlike(Arrays.asList(1, 2), Arrays.asList(2, 1), false);
        assertAlike(new boolean[] {true}, new boolean[] {false}, false);
        assertAlike("\ud800", "?", false);
        assertAlike(new TreeMap<>(java.util.Collections.reverseOrder()), new TreeMap<>(), false);
    }

    @Test
    void bitsOfNanCountWhereTheyAreToBeKept() {
        var nan = new double[] {Double.longBitsToDouble(0x7ff8_0000_0000_0001L)};
        var usual = new double[] {Double.NaN};
        assertAlike(nan, usual, false);
        assertAlike(nan[0], usual[0], false);
        assertEquals(Optional.empty(), Isomorphism.difference(nan, usual, Fidelity.ANY_NAN));
        assertAlike(0.0, -0.0, false);
    }

    @Test
    void theWayToTheDifferenceIsTold() {
        var sent = new Object[] {1, List.of("a", "b")};
        var found = new Object[] {1, List.of("a", "c")};
        var told = exact(sent, found).orElseThrow();
        assertTrue(told.startsWith("the graph[1][1]: was java.lang.String b, arrived as"), told);
    }

    private static Object[] ring(int length) {
        var first = new Object[1];
        var last = first;
        for (int i = 1; i < length; i++) {
            last[0] = new Object[1];
            last = (Object[]) last[0];
        }
        last[0] = first;
        return first;
    }

    private static Optional<String> exact(Object sent, Object found) {
        return Isomorphism.difference(sent, found, Fidelity.EXACT);
    }

    private static void assertAlike(Object sent, Object found, boolean alike) {
        var told = exact(sent, found);
        assertEquals(alike, told.isEmpty(), () -> told.orElse("alike"));
    }
}
