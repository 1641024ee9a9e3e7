package panmpi.tests.cases.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.SELF;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import mpi.Group;
import mpi.MPI;
import mpi.MPI.File;
import mpi.MPIException;
import mpi.Session;
import mpi.Win;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests error handlers of windows, files and sessions. */
@MpiTest(ranks = {1, 2})
final class ErrhandlerKindsCase {
    private final List<String> seen = new ArrayList<>();

    /**
     * Tests that an error handler may make calls on its window, and that it remains the window's
     * handler.
     */
    @Test
    void ofAWindow() {
        seen.clear();
        try (var win = Win.Allocate(8, 1, null, WORLD);
                var handler = Win.Create_errhandler(this::noteWindow)) {
            win.Set_errhandler(handler);
            win.Call_errhandler(Mpi.MPI_ERR_OTHER);
            win.Call_errhandler(Mpi.MPI_ERR_SIZE);
            var group = " in " + WORLD.Size() + " processes";
            assertSeen(Mpi.MPI_ERR_OTHER + group);
            assertSeen(Mpi.MPI_ERR_SIZE + group);
            try (var got = win.Get_errhandler()) {
                assertEquals(handler.toString(), got.toString());
            }
        }
    }

    // MPICH opens no file in a process that has only sessions.
    @Tag("init")
    @Test
    void ofAFile() throws IOException {
        seen.clear();
        var path = Files.createTempFile("panmpi", ".data");
        int mode = MPI.MODE_RDWR | MPI.MODE_DELETE_ON_CLOSE;
        try (var file = File.Open(SELF, path.toString(), mode, null);
                var handler =
                        File.Create_errhandler(
                                (object, code) -> seen.add(code + " at " + object.Get_size()))) {
            file.Set_errhandler(handler);
            file.Call_errhandler(Mpi.MPI_ERR_IO);
            file.Call_errhandler(Mpi.MPI_ERR_AMODE);
            assertSeen(Mpi.MPI_ERR_IO + " at 0");
            assertSeen(Mpi.MPI_ERR_AMODE + " at 0");
            try (var got = file.Get_errhandler()) {
                assertEquals(handler.toString(), got.toString());
            }
        }
    }

    @Test
    void ofASession() {
        seen.clear();
        Lacks.assumeHas("MPI_Session_init");
        Lacks.assumeNot("MPICH 4.0", "MPI_Session_call_errhandler aborts, whatever the handler");
        Lacks.assumeNot("Intel", "MPI_Session_call_errhandler aborts, whatever the handler");
        try (var handler =
                        Session.Create_errhandler(
                                (object, code) -> seen.add(code + " " + object.Is_null()));
                var session = Session.Init(null, handler)) {
            session.Call_errhandler(Mpi.MPI_ERR_OTHER);
            assertSeen(Mpi.MPI_ERR_OTHER + " false");
            try (var got = session.Get_errhandler()) {
                assertEquals(handler.toString(), got.toString());
            }
            session.Set_errhandler(MPI.ERRORS_RETURN);
            session.Call_errhandler(Mpi.MPI_ERR_OTHER);
            assertSeen();
        }
    }

    @Test
    void sessionsLetErrorsReturn() {
        Lacks.assumeHas("MPI_Session_init");
        try (var session = Session.Init(null, null);
                var got = session.Get_errhandler()) {
            assertThrows(
                    MPIException.class, () -> Group.From_session_pset(session, "mpi://NOWHERE"));
            session.Set_errhandler(got);
        }
    }

    private void noteWindow(Win win, int code) {
        try (var group = win.Get_group()) {
            seen.add(code + " in " + group.Size() + " processes");
        }
    }

    /**
     * Checks that the events recorded so far begin with the given ones, and removes these. Without
     * an argument, checks that no event is left.
     */
    private void assertSeen(String... first) {
        assertEquals(List.of(first), seen.stream().limit(Math.max(1, first.length)).toList());
        seen.subList(0, first.length).clear();
    }
}
