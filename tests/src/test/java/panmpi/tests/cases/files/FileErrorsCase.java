package panmpi.tests.cases.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SELF;

import java.util.ArrayList;
import java.util.List;
import mpi.MPI;
import mpi.MPI.File;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.ErrorWords;
import panmpi.tests.support.SharedFile;

/** Tests errors of files, and the error handlers that report them. */
// MPICH opens no file in a process that has only sessions.
@Tag("init")
@MpiTest(ranks = {1, 2})
final class FileErrorsCase {
    private static final int NEW = MPI.MODE_CREATE | MPI.MODE_RDWR;

    @Test
    void callsOnAClosedFile() {
        assumeFalse(
                MPI.Get_abi().equals("standard"),
                "libmpi_abi of MPICH 5.0.2 crashes when a call is given MPI_FILE_NULL");
        try (var shared = new SharedFile()) {
            var file = shared.open();
            file.Close();
            assertThrows(MPIException.class, file::Get_size);
        }
    }

    @Test
    void missingFile() {
        try (var shared = new SharedFile()) {
            var open = refused(() -> shared.open(MPI.MODE_RDONLY));
            assertEquals(MPI.ERR_NO_SUCH_FILE, open.Get_error_class(), open.getMessage());
            assertTrue(open.getMessage().startsWith("MPI_File_open"), open.getMessage());
            ErrorWords.assertIn(open);
            var delete = refused(() -> File.Delete(shared.path.toString(), null));
            assertEquals(MPI.ERR_NO_SUCH_FILE, delete.Get_error_class(), delete.getMessage());
        }
    }

    /**
     * Tests the call on one rank only, since MPICH reports the error class of the cause only on the
     * first of several ranks.
     */
    @Test
    void fileThatIsThere() {
        try (var shared = new SharedFile()) {
            var name = shared.path + "-" + RANK;
            File.Open(SELF, name, NEW, null).Close();
            var refusal = refused(() -> File.Open(SELF, name, NEW | MPI.MODE_EXCL, null));
            assertEquals(MPI.ERR_FILE_EXISTS, refusal.Get_error_class(), refusal.getMessage());
        }
    }

    @Test
    void errorHandlerOfTheProgram() {
        var codes = new ArrayList<Integer>();
        try (var shared = new SharedFile();
                var file = shared.open();
                var handler = File.Create_errhandler((_, code) -> codes.add(code));
                var before = file.Get_errhandler()) {
            file.Call_errhandler(MPI.ERR_IO);
            assertEquals(List.of(), codes);
            file.Set_errhandler(handler);
            file.Call_errhandler(MPI.ERR_IO);
            file.Call_errhandler(MPI.ERR_AMODE);
            assertEquals(List.of(MPI.ERR_IO, MPI.ERR_AMODE), codes);
            file.Set_errhandler(before);
        }
    }

    private static MPIException refused(Executable call) {
        return assertThrows(MPIException.class, call);
    }
}
