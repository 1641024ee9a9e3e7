import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;

/** A test that hangs: rank 1 never comes to the barrier. Maven runs it by its name only. */
@MpiTest(ranks = 2, timeout = 3)
class LateRank {

    @Test
    void bothComeToTheBarrier(MpiWorld world) {
        if (world.rank() == 0) {
            world.comm().barrier();
        } else {
            world.comm().recv(0, 0);
        }
    }
}
