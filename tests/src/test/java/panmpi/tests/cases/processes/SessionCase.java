package panmpi.tests.cases.processes;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.assertWorks;

import java.lang.foreign.Arena;
import java.util.TreeSet;
import mpi.Group;
import mpi.Info;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Session;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.World;

/**
 * Tests sessions, which programs may use in addition to {@code MPI.Init}: their process sets,
 * communicators and buffers.
 */
@MpiTest(ranks = {1, 2})
final class SessionCase {
    private static final String WORLD_SET = "mpi://WORLD";

    @Test
    void knowsSetsOfProcesses() {
        try (var session = begin()) {
            var names = new TreeSet<String>();
            for (int i = 0; i < session.Get_num_psets(null); i++) {
                names.add(session.Get_nth_pset(null, i));
            }
            assertTrue(names.contains(WORLD_SET), names::toString);
            assertTrue(names.contains("mpi://SELF"), names::toString);
        }
    }

    @Test
    void refusesNumbersOfNoSet() {
        try (var session = begin()) {
            Lacks.assumeNot("MPICH 4.0", "MPI_Session_get_nth_pset crashes behind the last set");
            int none = session.Get_num_psets(null);
            assertThrows(MPIException.class, () -> session.Get_nth_pset(null, none));
        }
    }

    @Test
    void tellsTheSizeOfASet() {
        try (var session = begin();
                var world = session.Get_pset_info(WORLD_SET);
                var self = session.Get_pset_info("mpi://SELF")) {
            assertEquals("" + SIZE, world.Get_string("mpi_size"));
            assertEquals("1", self.Get_string("mpi_size"));
        }
    }

    @Test
    void refusesSetsThatItDoesNotKnow() {
        try (var session = begin()) {
            Lacks.assumeNot("Open MPI", "MPI_Session_get_pset_info knows of any process set");
            assertThrows(MPIException.class, () -> session.Get_pset_info("mpi://NOWHERE"));
        }
    }

    @Test
    void tellsItsHints() {
        Lacks.assumeHas("MPI_Session_init");
        try (var info = Info.Create()) {
            info.Set("thread_level", "MPI_THREAD_SINGLE");
            try (var session = Session.Init(info, null);
                    var used = session.Get_info()) {
                var level = used.Get_string("thread_level");
                assertTrue(level == null || level.startsWith("MPI_THREAD_"), level);
            }
        }
    }

    @Test
    void takesHints() {
        Lacks.assumeHas("MPI_Session_set_info");
        try (var session = begin();
                var info = Info.Create()) {
            info.Set("panmpi", "a hint that nobody knows");
            session.Set_info(info);
            session.Get_info().Free();
        }
    }

    @Test
    void makesCommunicators() {
        try (var session = begin();
                var group = Group.From_session_pset(session, WORLD_SET);
                var comm = Intracomm.Create_from_group(group, "panmpi/session", null, null)) {
            assertEquals(RANK, comm.Rank());
            assertEquals(SIZE, comm.Size());
            assertWorks(comm);
            try (var copy = comm.Dup()) {
                assertWorks(copy);
            }
            assertThrows(MPIException.class, () -> comm.Send(new int[1], 0, 1, MPI.INT, RANK, -99));
        }
        World.assertMpiStillWorks();
    }

    @Test
    void severalAtATime() {
        try (var first = begin();
                var second = begin();
                var group = Group.From_session_pset(second, WORLD_SET)) {
            first.Finalize();
            assertTrue(first.Is_null());
            try (var comm = Intracomm.Create_from_group(group, "panmpi/second", null, null)) {
                assertWorks(comm);
            }
        }
    }

    @Test
    void hasBuffersForSends() {
        Lacks.assumeHas("MPI_Session_attach_buffer");
        try (var arena = Arena.ofShared();
                var session = begin();
                var group = Group.From_session_pset(session, WORLD_SET);
                var comm = Intracomm.Create_from_group(group, "panmpi/buffered", null, null)) {
            var room = arena.allocate(1000 + MPI.BSEND_OVERHEAD);
            session.Attach_buffer(room);
            var message = arena.allocate(JAVA_INT, 1);
            message.set(JAVA_INT, 0, 7);
            comm.Bsend(message, 0, 1, MPI.INT, RANK, 1);
            var flush = session.Iflush_buffer();
            var received = new int[1];
            comm.Recv(received, 0, 1, MPI.INT, RANK, 1);
            assertEquals(7, received[0]);
            flush.Wait();
            session.Flush_buffer();
            assertSame(room, session.Detach_buffer());
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Session_finalize, ends the process.
    @Tag("init")
    @Test
    void endedSessionsAreNull() {
        var session = begin();
        assertFalse(session.Is_null());
        session.Finalize();
        assertTrue(session.Is_null());
        session.close();
        assertThrows(MPIException.class, session::Finalize);
        assertThrows(MPIException.class, () -> session.Get_num_psets(null));
        World.assertMpiStillWorks();
    }

    private static Session begin() {
        Lacks.assumeHas("MPI_Session_init");
        return Session.Init(null, null);
    }
}
