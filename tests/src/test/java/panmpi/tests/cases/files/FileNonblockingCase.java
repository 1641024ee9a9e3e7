package panmpi.tests.cases.files;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.FileForms.anywhere;
import static panmpi.tests.support.FileForms.anywhereLarge;
import static panmpi.tests.support.FileForms.atOwnPointer;
import static panmpi.tests.support.FileForms.atOwnPointerLarge;
import static panmpi.tests.support.FileForms.atSharedPointer;
import static panmpi.tests.support.FileForms.atSharedPointerLarge;
import static panmpi.tests.support.World.RANK;

import java.lang.foreign.Arena;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.FileForms;
import panmpi.tests.support.SharedFile;

/** Tests nonblocking and split collective calls that write or read a file. */
// MPICH opens no file in a process that has only sessions.
@Tag("init")
@MpiTest(ranks = {1, 2, 3, 4})
final class FileNonblockingCase {

    @Test
    void iwriteAndIread() {
        atOwnPointer(
                (f, b, o, n, t) -> f.Iwrite(b, o, n, t).Wait(),
                (f, b, o, n, t) -> f.Iread(b, o, n, t).Wait());
        atOwnPointerLarge(
                (f, b, n, t) -> f.Iwrite(b, n, t).Wait(), (f, b, n, t) -> f.Iread(b, n, t).Wait());
    }

    @Test
    void iwriteAllAndIreadAll() {
        atOwnPointer(
                (f, b, o, n, t) -> f.Iwrite_all(b, o, n, t).Wait(),
                (f, b, o, n, t) -> f.Iread_all(b, o, n, t).Wait());
        atOwnPointerLarge(
                (f, b, n, t) -> f.Iwrite_all(b, n, t).Wait(),
                (f, b, n, t) -> f.Iread_all(b, n, t).Wait());
    }

    @Test
    void iwriteAtAndIreadAt() {
        anywhere(
                (f, at, b, o, n, t) -> f.Iwrite_at(at, b, o, n, t).Wait(),
                (f, at, b, o, n, t) -> f.Iread_at(at, b, o, n, t).Wait());
        anywhereLarge(
                (f, at, b, n, t) -> f.Iwrite_at(at, b, n, t).Wait(),
                (f, at, b, n, t) -> f.Iread_at(at, b, n, t).Wait());
    }

    @Test
    void iwriteAtAllAndIreadAtAll() {
        anywhere(
                (f, at, b, o, n, t) -> f.Iwrite_at_all(at, b, o, n, t).Wait(),
                (f, at, b, o, n, t) -> f.Iread_at_all(at, b, o, n, t).Wait());
        anywhereLarge(
                (f, at, b, n, t) -> f.Iwrite_at_all(at, b, n, t).Wait(),
                (f, at, b, n, t) -> f.Iread_at_all(at, b, n, t).Wait());
    }

    @Test
    void iwriteSharedAndIreadShared() {
        atSharedPointer(
                (f, b, o, n, t) -> f.Iwrite_shared(b, o, n, t).Wait(),
                (f, b, o, n, t) -> f.Iread_shared(b, o, n, t).Wait(),
                false);
        atSharedPointerLarge(
                (f, b, n, t) -> f.Iwrite_shared(b, n, t).Wait(),
                (f, b, n, t) -> f.Iread_shared(b, n, t).Wait(),
                false);
    }

    @Test
    void severalRequestsAtOnce() {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            long at = 8L * RANK;
            Request.Waitall(
                    new Request[] {
                        file.Iwrite_at(at, new int[] {9, RANK}, 1, 1, MPI.INT),
                        file.Iwrite_at(at + 4, new int[] {-RANK}, 0, 1, MPI.INT)
                    });
            FileForms.settle(file);
            int[] got = {9, 9, 9};
            Request.Waitall(
                    new Request[] {
                        file.Iread_at(at, got, 2, 1, MPI.INT),
                        file.Iread_at(at + 4, got, 0, 1, MPI.INT)
                    });
            assertArrayEquals(new int[] {-RANK, 9, RANK}, got);
        }
    }

    @Test
    void beginAndEndOfAll() {
        atOwnPointer(
                (f, b, o, n, t) -> {
                    f.Write_all_begin(b, o, n, t);
                    return f.Write_all_end(b);
                },
                (f, b, o, n, t) -> {
                    f.Read_all_begin(b, o, n, t);
                    return f.Read_all_end(b);
                });
        atOwnPointerLarge(
                (f, b, n, t) -> {
                    f.Write_all_begin(b, n, t);
                    return f.Write_all_end(b);
                },
                (f, b, n, t) -> {
                    f.Read_all_begin(b, n, t);
                    return f.Read_all_end(b);
                });
    }

    @Test
    void beginAndEndOfAtAll() {
        anywhere(
                (f, at, b, o, n, t) -> {
                    f.Write_at_all_begin(at, b, o, n, t);
                    return f.Write_at_all_end(b);
                },
                (f, at, b, o, n, t) -> {
                    f.Read_at_all_begin(at, b, o, n, t);
                    return f.Read_at_all_end(b);
                });
        anywhereLarge(
                (f, at, b, n, t) -> {
                    f.Write_at_all_begin(at, b, n, t);
                    return f.Write_at_all_end(b);
                },
                (f, at, b, n, t) -> {
                    f.Read_at_all_begin(at, b, n, t);
                    return f.Read_at_all_end(b);
                });
    }

    @Test
    void beginAndEndOfOrdered() {
        atSharedPointer(
                (f, b, o, n, t) -> {
                    f.Write_ordered_begin(b, o, n, t);
                    return f.Write_ordered_end(b);
                },
                (f, b, o, n, t) -> {
                    f.Read_ordered_begin(b, o, n, t);
                    return f.Read_ordered_end(b);
                },
                true);
        atSharedPointerLarge(
                (f, b, n, t) -> {
                    f.Write_ordered_begin(b, n, t);
                    return f.Write_ordered_end(b);
                },
                (f, b, n, t) -> {
                    f.Read_ordered_begin(b, n, t);
                    return f.Read_ordered_end(b);
                },
                true);
    }

    @Test
    void theEndTakesTheBufferOfTheBeginning() {
        try (var shared = new SharedFile();
                var file = shared.open();
                var arena = Arena.ofShared()) {
            var buffer = arena.allocate(JAVA_INT, 2);
            var tooEarly = assertThrows(MPIException.class, () -> file.Write_all_end(buffer));
            assertTrue(tooEarly.getMessage().contains("begun"), tooEarly.getMessage());
            file.Write_all_begin(buffer, 2, MPI.INT);
            var other = assertThrows(MPIException.class, () -> file.Write_all_end(new int[2]));
            assertTrue(other.getMessage().contains("buf"), other.getMessage());
            assertEquals(2, file.Write_all_end(buffer).Get_count(MPI.INT));
        }
    }
}
