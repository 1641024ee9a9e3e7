package panmpi.tests.cases.datatypes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.WORLD;

import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests datatypes for pairs of values that mpiJava has and MPI does not: panmpi makes them at their
 * first use, and garbage collections must not free them.
 */
@MpiTest(ranks = {1, 2})
final class PairTypesCase {
    private static final int COLLECTIONS = 30;

    @Test
    void theCollectorLeavesThemAlone() {
        float[] larger = new float[2];
        WORLD.Allreduce(new float[] {2, 3}, 0, larger, 0, 1, MPI.FLOAT2, MPI.MAXLOC);
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
            Datatype.Contiguous(3, MPI.INT).Commit();
        }
        WORLD.Allreduce(new float[] {4, 5}, 0, larger, 0, 1, MPI.FLOAT2, MPI.MAXLOC);
        assertArrayEquals(new float[] {4, 5}, larger);
        assertEquals(2, MPI.FLOAT2.Extent());
        assertEquals(8, Datatype.Contiguous(1, MPI.FLOAT2).Get_size());
    }
}
