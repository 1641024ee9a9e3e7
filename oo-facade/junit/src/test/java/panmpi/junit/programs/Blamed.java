package panmpi.junit.programs;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.MPI;
import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;

/**
 * Test class in which one rank of four fails in each test, while the other ranks wait for this rank
 * or have ended. A property names the rank that fails.
 */
@MpiTest(ranks = 4, timeout = 15)
public class Blamed {
    /** Property that names the rank that fails. */
    public static final String GUILTY = "panmpi.blame.rank";

    private static boolean isGuilty(MpiWorld world) {
        return world.rank() == Integer.getInteger(GUILTY, -1);
    }

    @Test
    @SuppressWarnings("restricted")
    void crashes(MpiWorld world) {
        if (isGuilty(world)) {
            System.out.println(
                    MemorySegment.ofAddress(64).reinterpret(8).get(ValueLayout.JAVA_INT, 0));
        }
        world.comm().Barrier();
    }

    @Test
    void exits(MpiWorld world) {
        if (isGuilty(world)) {
            System.exit(3);
        }
        world.comm().Barrier();
    }

    @Test
    void throwsAnException(MpiWorld world) {
        if (isGuilty(world)) {
            throw new IllegalStateException("on purpose");
        }
        world.comm().Barrier();
    }

    @Test
    void hangs(MpiWorld world) {
        if (isGuilty(world)) {
            world.comm().Recv(new int[1], 0, 1, MPI.INT, MPI.ANY_SOURCE, 1);
        }
    }

    @Test
    void isKilled(MpiWorld world) throws Exception {
        if (isGuilty(world)) {
            long self = ProcessHandle.current().pid();
            new ProcessBuilder("sh", "-c", "kill -KILL " + self).start().waitFor();
        }
        world.comm().Barrier();
    }
}
