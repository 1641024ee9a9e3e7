package panmpi.tests.cases;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.World.WORLD;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.Datatype;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import org.junit.jupiter.api.Test;
import panmpi.tests.Np;

/** A program that frees nothing ends in as much memory as it began. */
@Np(1)
final class FreesCase {
    private static final int OBJECTS = 300_000;
    private static final int COLLECTIONS = 30;

    /** Unfreed, each takes half a kilobyte and more in every library. */
    private static final long MOST_KILOBYTES = 80_000;

    @Test
    void datatypesFreeThemselves() throws IOException {
        assertConstant(() -> Datatype.Contiguous(3, MPI.INT));
    }

    @Test
    void groupsFreeThemselves() throws IOException {
        Group all = WORLD.Group();
        assertConstant(() -> Group.Union(all, all));
        assertEquals(1, all.Size());
    }

    @Test
    void hintsFreeThemselves() throws IOException {
        assertConstant(Info::Create);
    }

    @Test
    void requestsLeaveNothing() throws IOException {
        int[] sent = {1};
        int[] received = {0};
        assertConstant(
                () -> {
                    var request = WORLD.Irecv(received, 0, 1, MPI.INT, 0, 5);
                    WORLD.Send(sent, 0, 1, MPI.INT, 0, 5);
                    request.Wait();
                });
        assertEquals(1, received[0]);
    }

    /** The handle of a pair type is that of a datatype which only the pair type knows. */
    @Test
    void pairTypesDoNot() {
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

    private static void assertConstant(Runnable make) throws IOException {
        repeat(make, OBJECTS / COLLECTIONS);
        System.gc();
        long before = residentKilobytes();
        for (int i = 0; i < COLLECTIONS; i++) {
            repeat(make, OBJECTS / COLLECTIONS);
            System.gc();
        }
        long grown = residentKilobytes() - before;
        assertTrue(grown < MOST_KILOBYTES, OBJECTS + " objects left " + grown + " kB behind");
    }

    private static void repeat(Runnable make, int times) {
        for (int i = 0; i < times; i++) {
            make.run();
        }
    }

    private static long residentKilobytes() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .sum();
    }
}
