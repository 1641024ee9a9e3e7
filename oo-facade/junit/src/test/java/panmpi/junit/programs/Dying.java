package panmpi.junit.programs;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.MPI;
import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Test class in which rank 1 hangs or dies, each time in a different way; the last test passes. */
@MpiTest(ranks = 2, timeout = 4)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class Dying {

    @Test
    @Order(1)
    void hangsInReceive(MpiWorld world) {
        if (world.rank() == 1) {
            world.comm().Recv(new int[1], 0, 1, MPI.INT, 0, 1);
        }
    }

    @Test
    @Order(2)
    @SuppressWarnings("restricted")
    void readsWhereNoMemoryIs(MpiWorld world) {
        if (world.rank() == 1) {
            System.out.println(
                    MemorySegment.ofAddress(64).reinterpret(8).get(ValueLayout.JAVA_INT, 0));
        }
        world.comm().Barrier();
    }

    @Test
    @Order(3)
    void isKilled(MpiWorld world) throws Exception {
        if (world.rank() == 1) {
            long self = ProcessHandle.current().pid();
            new ProcessBuilder("sh", "-c", "kill -KILL " + self).start().waitFor();
        }
        world.comm().Barrier();
    }

    @Test
    @Order(4)
    void exits(MpiWorld world) {
        if (world.rank() == 1) {
            System.exit(3);
        }
        world.comm().Barrier();
    }

    @Test
    @Order(5)
    void halts(MpiWorld world) {
        if (world.rank() == 1) {
            Runtime.getRuntime().halt(4);
        }
        world.comm().Barrier();
    }

    @Test
    @Order(6)
    void passesAfterwards(MpiWorld world) {
        world.comm().Barrier();
    }
}
