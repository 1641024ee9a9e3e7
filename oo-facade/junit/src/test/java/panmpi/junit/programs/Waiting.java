package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.lang.foreign.Arena;
import mpi.MPI;
import mpi.Win;
import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Test class in which rank 1 ends a test while rank 0 still accesses the memory of rank 1. */
@MpiTest(timeout = 20)
public class Waiting {

    private static final int LENGTH = 1000;

    private static Win window;

    @Test
    void targetAnswersAfterItsTest(MpiWorld world) {
        var room = Arena.ofAuto().allocate((long) LENGTH * Integer.BYTES);
        window = Win.Create(room, Integer.BYTES, null, world.comm());
        if (world.isFirst()) {
            int[] sent = new int[LENGTH];
            sent[1] = 7;
            int[] back = new int[LENGTH];
            window.Lock(MPI.LOCK_EXCLUSIVE, 1, 0);
            window.Put(sent, 0, LENGTH, MPI.INT, 1, 0, LENGTH, MPI.INT);
            window.Flush(1);
            window.Get(back, 0, LENGTH, MPI.INT, 1, 0, LENGTH, MPI.INT);
            window.Unlock(1);
            assertArrayEquals(sent, back);
        }
    }

    @AfterAll
    static void free() {
        window.Free();
    }
}
