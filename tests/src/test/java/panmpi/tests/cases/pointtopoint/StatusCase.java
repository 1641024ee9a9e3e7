package panmpi.tests.cases.pointtopoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.reflect.Array;
import mpi.Datatype;
import mpi.MPI;
import mpi.Status;
import mpi.abi.MissingFunctionException;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.Patterns;

/** Tests the fields of a status, also those that a program can set. */
@MpiTest(ranks = 1)
final class StatusCase {
    private static final int TAG = 50;
    private static final long LARGE = (1L << 33) + 5;

    @Test
    void countsOfAllTypes() {
        for (Patterns type : Patterns.values()) {
            var status = sendToSelf(type.filled(1, 6), 6, type.datatype);
            assertEquals(RANK, status.source);
            assertEquals(TAG, status.tag);
            assertEquals(6, status.count);
            assertEquals(6, status.Get_count(type.datatype));
            assertEquals(6, status.Get_count_c(type.datatype));
            assertEquals(6, status.Get_elements(type.datatype));
            assertEquals(6, status.Get_elements_c(type.datatype));
            assertEquals(6 * type.bytes, status.Get_count(MPI.BYTE));
            assertFalse(status.Test_cancelled());
        }
    }

    /** Tests four ints, which are four elements, but no whole number of items of three ints. */
    @Test
    void elementsOfPartialItems() {
        try (var triple = Datatype.Contiguous(3, MPI.INT)) {
            triple.Commit();
            var status = sendToSelf(new int[4], 4, MPI.INT);
            assertEquals(MPI.UNDEFINED, status.Get_count(triple));
            assertEquals(MPI.UNDEFINED, status.Get_count_c(triple));
            assertEquals(4, status.Get_elements(triple));
            assertEquals(4, status.Get_elements_c(triple));
            var whole = sendToSelf(new int[6], 6, MPI.INT);
            assertEquals(2, whole.Get_count(triple));
            assertEquals(2, whole.Get_count_c(triple));
            assertEquals(6, whole.Get_elements(triple));
        }
    }

    @Test
    void newStatusIsEmpty() {
        var status = new Status();
        assertEquals(0, status.Get_count(MPI.INT));
        assertEquals(0, status.Get_elements_c(MPI.DOUBLE));
        assertFalse(status.Test_cancelled());
    }

    @Test
    void elementsCanBeSet() {
        var status = new Status();
        status.Set_elements(MPI.DOUBLE, 7);
        assertEquals(7, status.Get_elements(MPI.DOUBLE));
        assertEquals(56, status.Get_count(MPI.BYTE));
        status.Set_elements(MPI.INT, 9L);
        assertEquals(9, status.Get_count(MPI.INT));
        assertEquals(9, status.Get_elements_c(MPI.INT));
    }

    /**
     * Tests a number of elements above 2^31, which a library without 64-bit counts must refuse as a
     * whole.
     */
    @Test
    void largeNumbersOfElements() {
        var status = new Status();
        if (!Linkage.has("MPI_Status_set_elements_c")) {
            var refusal =
                    assertThrows(
                            MissingFunctionException.class,
                            () -> status.Set_elements(MPI.BYTE, LARGE));
            assertTrue(refusal.getMessage().contains("" + LARGE), refusal.getMessage());
            return;
        }
        status.Set_elements(MPI.BYTE, LARGE);
        assertEquals(LARGE, status.Get_elements_c(MPI.BYTE));
        assertEquals(LARGE, status.Get_count_c(MPI.BYTE));
        assertEquals(MPI.UNDEFINED, status.Get_elements(MPI.BYTE));
        assertEquals(MPI.UNDEFINED, status.Get_count(MPI.BYTE));
        assertFalse(status.Test_cancelled());
    }

    /** Tests that fields can be written, as C programs do, and that MPI gets these values. */
    @Test
    void fieldsCanBeWritten() {
        var status = new Status();
        status.source = 8;
        status.tag = 9;
        status.Set_elements(MPI.INT, 3);
        assertEquals(8, status.source);
        assertEquals(9, status.tag);
        assertEquals(3, status.Get_count(MPI.INT));
    }

    @Test
    void cancellationCanBeSet() {
        var status = new Status();
        status.Set_elements(MPI.INT, 3);
        status.Set_cancelled(true);
        assertTrue(status.Test_cancelled());
        status.Set_cancelled(false);
        assertFalse(status.Test_cancelled());
        assertEquals(3, status.Get_count(MPI.INT));
    }

    @Test
    void sourceTagAndErrorCanBeSet() {
        Lacks.assumeHas("MPI_Status_set_source", "MPI_Status_set_tag", "MPI_Status_set_error");
        var status = new Status();
        status.Set_elements(MPI.INT, 3);
        status.Set_source(11);
        status.Set_tag(12);
        status.Set_error(13);
        assertEquals(11, status.source);
        assertEquals(12, status.tag);
        assertEquals(13, status.error);
        assertEquals(11, status.Get_source());
        assertEquals(12, status.Get_tag());
        assertEquals(13, status.Get_error());
        status.source = 14;
        assertEquals(14, status.Get_source());
        assertEquals(3, status.Get_count(MPI.INT));
    }

    @Test
    void sourceAndTagCanBeAsked() {
        Lacks.assumeHas("MPI_Status_get_source", "MPI_Status_get_tag");
        var status = sendToSelf(new int[1], 1, MPI.INT);
        assertEquals(RANK, status.Get_source());
        assertEquals(TAG, status.Get_tag());
    }

    private static Status sendToSelf(Object sent, int count, Datatype type) {
        var received = Array.newInstance(sent.getClass().componentType(), count);
        return WORLD.Sendrecv(sent, 0, count, type, RANK, TAG, received, 0, count, type, RANK, TAG);
    }
}
