package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import mpi.Comm;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.Op;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests groups, hints and operations, by camelCase calls. */
@MpiTest(ranks = {1, 3})
final class CamelGroupsCase {

    // MPICH compares no group of a session with MPI_GROUP_EMPTY: an assertion ends the job.
    @Tag("init")
    @Test
    void sets() {
        try (Group all = WORLD.getGroup();
                Group first = all.incl(new int[] {0});
                Group rest = all.excl(new int[] {0});
                Group none = Group.intersection(first, rest);
                Group both = Group.union(first, rest);
                Group left = Group.difference(all, rest)) {
            assertEquals(SIZE, all.getSize());
            assertEquals(RANK, all.getRank());
            assertEquals(SIZE - 1, rest.getSize());
            assertEquals(0, none.getSize());
            assertEquals(MPI.IDENT, Group.compare(all, both));
            assertEquals(MPI.IDENT, Group.compare(first, left));
            assertArrayEquals(new int[] {0}, Group.translateRanks(first, new int[] {0}, all));
        }
    }

    @Test
    void ranges() {
        int[][] every = {{0, LAST, 1}};
        try (Group all = WORLD.getGroup()) {
            Group same = all.rangeIncl(every);
            assertEquals(SIZE, same.getSize());
            assertEquals(0, all.rangeExcl(every).getSize());
            same.free();
            assertTrue(same.isNull());
        }
    }

    @Test
    void hints() {
        Info info = new Info();
        info.set("one", "1");
        Info copy = info.dup();
        info.delete("one");
        assertEquals(0, info.size());
        assertEquals(1, copy.size());
        assertEquals("one", copy.getKey(0));
        assertEquals("1", copy.get("one"));
        assertNull(copy.get("two"));
        info.free();
        assertTrue(info.isNull());
        Info.create().close();
        Lacks.assumeHas("MPI_Info_create_env");
        Info.createEnv(null).close();
    }

    // Open MPI crashes in Reduce_local without Init.
    @Tag("init")
    @Test
    void operations() {
        assertTrue(MPI.SUM.isCommutative());
        int[] left = {3, 4};
        int[] right = {10, 20};
        MPI.SUM.reduceLocal(left, right, 2, MPI.INT);
        assertArrayEquals(new int[] {13, 24}, right);
        Comm.reduceLocal(left, right, 2, MPI.INT, MPI.MAX);
        assertArrayEquals(new int[] {13, 24}, right);
        Op op = Op.Create((in, inout, count, type) -> {}, false);
        assertFalse(op.isCommutative());
        op.free();
        assertTrue(op.isNull());
    }
}
