package panmpi.tests.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.MPI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Np;

/** A case class whose tests each have something to prepare, and something to put away. */
@Np({1, 2})
public final class OrderlyCase {
    private int prepared;

    @BeforeEach
    void prepare() {
        prepared++;
    }

    @AfterEach
    void putAway() {
        System.out.println("PUT AWAY " + prepared + " on " + MPI.COMM_WORLD.Rank());
    }

    @Test
    void aFindsThePreparation() {
        assertEquals(1, prepared);
    }

    @Test
    void bHasAnObjectOfItsOwn() {
        assertEquals(1, prepared);
    }

    @Test
    void cIsSkipped() {
        Assumptions.abort("on purpose");
    }
}
