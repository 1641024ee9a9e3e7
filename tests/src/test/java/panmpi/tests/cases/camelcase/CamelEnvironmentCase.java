package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.MPI;
import mpi.MPIException;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests the state of MPI, its memory and its error codes, by camelCase calls. */
@MpiTest(ranks = {1, 2})
final class CamelEnvironmentCase {

    // This test needs Init, whose effects it checks.
    @Tag("init")
    @Test
    void state() {
        assertTrue(MPI.isInitialized());
        assertFalse(MPI.isFinalized());
        assertTrue(MPI.isThreadMain());
        assertTrue(MPI.queryThread() >= MPI.THREAD_SINGLE);
        assertTrue(MPI.wtick() > 0);
        double before = MPI.wtime();
        assertTrue(MPI.wtime() >= before);
        assertFalse(MPI.getLibVersion().isBlank());
        assertFalse(MPI.getProcessorName().isBlank());
        MPI.pControl(1);
        MPI.pControl(2, "a word");
        Lacks.assumeHas("MPI_Get_hw_resource_info");
        MPI.getHwResourceInfo().close();
    }

    @Test
    void memory() {
        MemorySegment memory = MPI.allocMem(16, null);
        assertEquals(memory.address(), MPI.getAddress(memory));
        assertEquals(20, MPI.aintAdd(4, 16));
        assertEquals(16, MPI.aintDiff(20, 4));
        MPI.freeMem(memory);
        try (Arena arena = Arena.ofConfined()) {
            MPI.attachBuffer(arena.allocate(1_000 + MPI.BSEND_OVERHEAD));
            if (Linkage.has("MPI_Buffer_flush")) {
                MPI.flushBuffer();
                MPI.iFlushBuffer().waitFor();
            }
            MPI.Detach_buffer();
        }
    }

    @Test
    void errors() {
        MPIException refusal =
                assertThrows(MPIException.class, () -> WORLD.send(new int[1], 1, MPI.INT, 0, -99));
        assertEquals(MPI.ERR_TAG, refusal.getErrorClass());
        assertEquals(MPI.ERR_TAG, MPI.getErrorClass(refusal.getErrorCode()));
        int added = MPI.addErrorClass();
        int code = MPI.addErrorCode(added);
        MPI.addErrorString(code, "an error of the program");
        assertEquals("an error of the program", MPI.getErrorString(code));
        Lacks.assumeHas("MPI_Remove_error_class");
        MPI.removeErrorString(code);
        MPI.removeErrorCode(code);
        MPI.removeErrorClass(added);
    }
}
