package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.LAST;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import mpi.Comm;
import mpi.Errhandler;
import mpi.Group;
import mpi.Info;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.EvenAndOdd;
import panmpi.tests.support.Lacks;

/** Tests the making of communicators, and their names, hints and attributes, by camelCase calls. */
@MpiTest(ranks = {2, 3})
final class CamelCommsCase {

    @Test
    void copies() {
        Comm comm = WORLD;
        assertEquals(SIZE, comm.getSize());
        assertEquals(RANK, comm.getRank());
        try (Comm copy = comm.dup();
                Intracomm hinted = WORLD.dupWithInfo(null)) {
            assertEquals(MPI.CONGRUENT, Comm.compare(comm, copy));
            assertEquals(RANK, copy.getRank());
            assertEquals(SIZE, copy.getSize());
            assertWorks(hinted);
            assertFalse(copy.isInter());
            assertEquals(MPI.UNDEFINED, copy.getTopology());
            assertSame(MPI.REQUEST_NULL, copy.getRequest());
        }
        Intracomm later = WORLD.iDup();
        later.getRequest().waitFor();
        assertWorks(later);
        later.free();
        assertTrue(later.isNull());
        Lacks.assumeHas("MPI_Comm_idup_with_info");
        Intracomm hinted = WORLD.iDupWithInfo(null);
        hinted.getRequest().waitFor();
        assertWorks(hinted);
        hinted.disconnect();
        assertTrue(hinted.isNull());
    }

    /**
     * Tests that a process outside of a new communicator gets the null communicator, not Java's
     * null.
     */
    @Test
    void parts() {
        Intracomm half = WORLD.split(RANK == 0 ? 0 : MPI.UNDEFINED, 0);
        assertEquals(RANK != 0, half.isNull());
        half.close();
        try (Intracomm node = WORLD.splitType(Comm.TYPE_SHARED, 0, null);
                Group all = WORLD.getGroup();
                Group last = all.incl(new int[] {LAST})) {
            assertTrue(node.getSize() >= 1);
            try (Intracomm made = WORLD.create(last)) {
                assertEquals(RANK != LAST, made.isNull());
            }
            if (RANK == LAST) {
                try (Intracomm made = WORLD.createGroup(last, 5)) {
                    assertEquals(1, made.getSize());
                }
            }
        }
        assertTrue(Intercomm.getParent().isNull());
    }

    @Test
    void betweenGroups() {
        try (Intracomm mine = WORLD.split(RANK % 2, RANK);
                Intercomm between = WORLD.createIntercomm(mine, 0, 1 - RANK % 2, 8)) {
            assertTrue(between.isInter());
            assertEquals(EvenAndOdd.THEIRS, between.getRemoteSize());
            try (Group theirs = between.getRemoteGroup();
                    Intracomm all = between.merge(RANK % 2 == 1)) {
                assertEquals(EvenAndOdd.THEIRS, theirs.getSize());
                assertEquals(SIZE, all.getSize());
            }
        }
    }

    @Test
    void namesAndHints() {
        try (Intracomm copy = WORLD.dup();
                Info info = new Info()) {
            copy.setName("a copy");
            assertEquals("a copy", copy.getName());
            info.set("panmpi", "a hint that nobody knows");
            copy.setInfo(info);
            copy.getInfo().free();
        }
    }

    @Test
    void attributes() {
        int keyval = Comm.createKeyval();
        try (Intracomm copy = WORLD.dup()) {
            copy.setAttr(keyval, "kept");
            try (Intracomm another = copy.dup()) {
                assertEquals("kept", another.getAttr(keyval));
            }
            copy.deleteAttr(keyval);
            assertNull(copy.getAttr(keyval));
        }
        Comm.freeKeyval(keyval);
        assertTrue((Integer) WORLD.getAttr(MPI.TAG_UB) > 0);
        Object isGlobal = WORLD.getAttr(MPI.WTIME_IS_GLOBAL);
        assertTrue(isGlobal == null || isGlobal instanceof Boolean);
    }

    /**
     * Tests that attributes are copies of their values, such as arrays, if the values can be
     * copied.
     */
    @Test
    void attributesAreCopies() {
        int keyval = Comm.createKeyval();
        try (Intracomm comm = WORLD.dup()) {
            int[] numbers = {1, 2};
            comm.setAttr(keyval, numbers);
            numbers[0] = 5;
            int[] found = (int[]) comm.getAttr(keyval);
            assertArrayEquals(new int[] {1, 2}, found);
            found[1] = 6;
            assertArrayEquals(new int[] {1, 2}, (int[]) comm.getAttr(keyval));
            Object notSerializable = new Object();
            comm.setAttr(keyval, notSerializable);
            assertSame(notSerializable, comm.getAttr(keyval));
            List<Object> partly = new ArrayList<>(List.of(notSerializable));
            comm.Set_attr(keyval, partly);
            assertSame(partly, comm.getAttr(keyval));
            assertSame(partly, comm.Get_attr(keyval));
        }
        Comm.freeKeyval(keyval);
    }

    /**
     * Tests that callErrhandler returns normally for every error code if the error handler is
     * ERRORS_RETURN.
     */
    @Test
    void callsOfAHandlerThatReturns() {
        try (Intracomm copy = WORLD.dup()) {
            copy.setErrhandler(MPI.ERRORS_RETURN);
            for (int code : new int[] {MPI.SUCCESS, MPI.ERR_RANK, MPI.ERR_OTHER, MPI.ERR_ARG}) {
                copy.callErrhandler(code);
            }
            assertThrows(MPIException.class, () -> copy.send(new int[1], 1, MPI.INT, -7, 1));
        }
    }

    @Test
    void handlers() {
        List<Integer> seen = new ArrayList<>();
        try (Intracomm copy = WORLD.dup()) {
            Errhandler handler = Comm.createErrhandler((comm, code) -> seen.add(code));
            copy.setErrhandler(handler);
            copy.callErrhandler(MPI.ERR_OTHER);
            copy.getErrhandler().close();
            copy.setErrhandler(MPI.ERRORS_RETURN);
            handler.free();
            assertTrue(handler.isNull());
        }
        assertEquals(List.of(MPI.ERR_OTHER), seen);
    }

    @Test
    void buffers() {
        Lacks.assumeHas("MPI_Comm_attach_buffer");
        try (Arena arena = Arena.ofConfined();
                Intracomm copy = WORLD.dup()) {
            copy.attachBuffer(arena.allocate(1_000 + MPI.BSEND_OVERHEAD));
            copy.flushBuffer();
            copy.iFlushBuffer().waitFor();
            assertEquals(1_000 + MPI.BSEND_OVERHEAD, copy.detachBuffer().byteSize());
        }
    }
}
