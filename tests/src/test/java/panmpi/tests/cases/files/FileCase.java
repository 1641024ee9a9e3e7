package panmpi.tests.cases.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.file.Files;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPI.File;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.FileForms;
import panmpi.tests.support.SharedFile;

/** Tests opening, closing and deleting of files, their sizes, and errors of these calls. */
// MPICH opens no file in a process that has only sessions.
@Tag("init")
@MpiTest(ranks = {1, 2, 4})
final class FileCase {
    private static final int NEW = MPI.MODE_CREATE | MPI.MODE_RDWR;

    @Test
    void modes() {
        try (var shared = new SharedFile()) {
            try (var file = shared.open(MPI.MODE_CREATE | MPI.MODE_EXCL | MPI.MODE_WRONLY)) {
                int mode = file.Get_amode();
                assertEquals(MPI.MODE_WRONLY, mode & MPI.MODE_WRONLY);
                assertEquals(0, mode & (MPI.MODE_RDONLY | MPI.MODE_RDWR));
                file.Write_at(RANK, new byte[] {(byte) RANK}, 0, 1, MPI.BYTE);
            }
            WORLD.Barrier();
            assertEquals(SIZE, shared.bytes().length);
            try (var file = shared.open(MPI.MODE_RDONLY)) {
                byte[] got = new byte[SIZE];
                file.Read(got, 0, SIZE, MPI.BYTE);
                assertArrayEquals(shared.bytes(), got);
                refused(() -> file.Write_at(0, got, 0, 1, MPI.BYTE));
            }
            try (var file = shared.open(MPI.MODE_RDWR | MPI.MODE_APPEND)) {
                assertEquals(SIZE, file.Get_position());
            }
        }
    }

    @Test
    void deletedOnClose() {
        try (var shared = new SharedFile()) {
            try (var file = shared.open(NEW | MPI.MODE_DELETE_ON_CLOSE)) {
                assertTrue(Files.exists(shared.path));
                assertFalse(file.Is_null());
                WORLD.Barrier();
            }
            WORLD.Barrier();
            assertFalse(Files.exists(shared.path));
        }
    }

    @Test
    void closedAndDeleted() {
        try (var shared = new SharedFile()) {
            var file = shared.open();
            assertFalse(file.Is_null());
            file.Close();
            assertTrue(file.Is_null());
            file.close();
            WORLD.Barrier();
            if (RANK == 0) {
                File.Delete(shared.path.toString(), MPI.INFO_NULL);
            }
            WORLD.Barrier();
            assertFalse(Files.exists(shared.path));
        }
    }

    @Test
    void sizes() {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            assertEquals(0, file.Get_size());
            WORLD.Barrier();
            file.Set_size(100);
            assertEquals(100, file.Get_size());
            WORLD.Barrier();
            file.Preallocate(300);
            assertEquals(300, file.Get_size());
            WORLD.Barrier();
            file.Set_size(40);
            FileForms.settle(file);
            assertEquals(40, shared.bytes().length);
        }
    }

    @Test
    void seeks() {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            file.Set_size(50);
            file.Seek(10, MPI.SEEK_SET);
            file.Seek(5, MPI.SEEK_CUR);
            assertEquals(15, file.Get_position());
            file.Seek(-20, MPI.SEEK_END);
            assertEquals(30, file.Get_position());
            file.Seek_shared(7, MPI.SEEK_SET);
            WORLD.Barrier();
            assertEquals(7, file.Get_position_shared());
            WORLD.Barrier();
            file.Seek_shared(-1, MPI.SEEK_END);
            WORLD.Barrier();
            assertEquals(49, file.Get_position_shared());
        }
    }

    @Test
    void atomicity() {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            assertFalse(file.Get_atomicity());
            file.Set_atomicity(true);
            assertTrue(file.Get_atomicity());
            if (RANK == 0) {
                file.Write_at(0, new int[] {42}, 0, 1, MPI.INT);
            }
            WORLD.Barrier();
            int[] got = new int[1];
            file.Read_at(0, got, 0, 1, MPI.INT);
            assertEquals(42, got[0]);
            file.Set_atomicity(false);
            assertFalse(file.Get_atomicity());
        }
    }

    @Test
    void group() {
        try (var shared = new SharedFile();
                var file = shared.open();
                var group = file.Get_group();
                var all = WORLD.Group()) {
            assertEquals(MPI.IDENT, Group.Compare(group, all));
        }
    }

    @Test
    void info() {
        try (var shared = new SharedFile();
                var hints = Info.Create()) {
            hints.Set("cb_buffer_size", "1048576");
            try (var file = File.Open(WORLD, shared.path.toString(), NEW, hints);
                    var now = file.Get_info()) {
                int keys = now.Get_nkeys();
                for (int i = 0; i < keys; i++) {
                    assertFalse(now.Get_nthkey(i).isEmpty());
                }
                file.Set_info(hints);
                FileForms.settle(file);
            }
        }
    }

    private static MPIException refused(Executable call) {
        return assertThrows(MPIException.class, call);
    }
}
