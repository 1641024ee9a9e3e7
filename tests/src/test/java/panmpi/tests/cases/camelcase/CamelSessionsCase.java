package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;
import static panmpi.tests.support.World.assertWorks;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import mpi.Errhandler;
import mpi.Group;
import mpi.Info;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Session;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests sessions, their process sets, and communicators made from process sets, by camelCase calls.
 */
@MpiTest(ranks = {1, 2})
final class CamelSessionsCase {
    private static final String ALL = "mpi://WORLD";

    private static Session begin() {
        Lacks.assumeHas("MPI_Session_init");
        return Session.init(null, null);
    }

    @Test
    void sets() {
        Session session = begin();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < session.getNumPsets(null); i++) {
            names.add(session.getNthPset(null, i));
        }
        assertTrue(names.contains(ALL), names::toString);
        try (Info info = session.getPsetInfo(ALL)) {
            assertEquals("" + SIZE, info.get("mpi_size"));
        }
        try (Info info = session.getInfo()) {
            assertTrue(info.size() >= 0);
            if (Linkage.has("MPI_Session_set_info")) {
                session.setInfo(info);
            }
        }
        session.finalizeSession();
        assertTrue(session.isNull());
    }

    @Test
    void communicators() {
        try (Session session = begin();
                Group all = Group.fromSessionPset(session, ALL);
                Intracomm comm = Intracomm.createFromGroup(all, "camelCase", null, null)) {
            assertWorks(comm);
        }
    }

    @Test
    void communicatorsBetweenGroups() {
        Lacks.assumeHas("MPI_Intercomm_create_from_groups");
        Assumptions.assumeTrue(SIZE == 2, "two groups of one rank");
        try (Group all = WORLD.getGroup();
                Group mine = all.incl(new int[] {RANK});
                Group theirs = all.incl(new int[] {1 - RANK});
                Intercomm between =
                        Intercomm.createFromGroups(mine, 0, theirs, 0, "two", null, null)) {
            assertEquals(1, between.getRemoteSize());
            try (Intercomm copy = between.dup();
                    Intercomm hinted = between.dupWithInfo(null);
                    Intercomm same = between.split(0, 0)) {
                assertEquals(1, copy.getRemoteSize() * hinted.getSize() * same.getRemoteSize());
            }
            Intercomm later = between.iDup();
            later.getRequest().waitFor();
            later.free();
        }
    }

    @Test
    void handlers() {
        Lacks.assumeNot("MPICH 4.0", "MPI_Session_call_errhandler ends the job");
        Lacks.assumeNot("Intel", "MPI_Session_call_errhandler ends the job");
        List<Integer> seen = new ArrayList<>();
        try (Session session = begin();
                Errhandler handler = Session.createErrhandler((s, code) -> seen.add(code))) {
            session.getErrhandler().close();
            session.setErrhandler(handler);
            session.callErrhandler(MPI.ERR_OTHER);
        }
        assertEquals(List.of(MPI.ERR_OTHER), seen);
    }

    @Test
    void buffers() {
        Lacks.assumeHas("MPI_Session_attach_buffer");
        try (Session session = begin();
                Arena arena = Arena.ofConfined()) {
            session.attachBuffer(arena.allocate(1_000 + MPI.BSEND_OVERHEAD));
            session.flushBuffer();
            session.iFlushBuffer().waitFor();
            assertEquals(1_000 + MPI.BSEND_OVERHEAD, session.detachBuffer().byteSize());
        }
    }
}
