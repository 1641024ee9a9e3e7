package panmpi.tests.cases.files;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPI.File;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.FileForms;
import panmpi.tests.support.SharedFile;

/** Tests the part of a file that a rank sees, and offsets in it. */
// MPICH opens no file in a process that has only sessions.
@Tag("init")
@MpiTest(ranks = {1, 2, 3, 4})
final class FileViewCase {

    @Test
    void bytesAtFirst() {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            var view = file.Get_view();
            assertEquals(0, view.disp());
            assertEquals(1, view.etype().Get_size());
            assertEquals("native", view.datarep());
            assertEquals(17, file.Get_byte_offset(17));
            view.etype().close();
            assertEquals(1, view.etype().Get_size(), "MPI's own types are not freed");
        }
    }

    @Test
    void contiguousView() {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            file.Set_view(16, MPI.INT, MPI.INT, "native", MPI.INFO_NULL);
            var view = file.Get_view();
            assertEquals(16, view.disp());
            assertEquals(MPI.INT, view.etype());
            assertEquals(MPI.INT, view.filetype());
            assertEquals("native", view.datarep());
            assertEquals(28, file.Get_byte_offset(3));
            assertEquals(4, file.Get_type_extent(MPI.INT));
            assertEquals(8, file.Get_type_extent(MPI.DOUBLE));
        }
    }

    /** Tests a view in which each rank sees two integers of every 2 * SIZE. */
    @Test
    void stridedView() {
        try (var shared = new SharedFile();
                var file = shared.open();
                var two = Datatype.Contiguous(2, MPI.INT);
                var filetype = Datatype.Create_resized(two, 0, 8L * SIZE)) {
            filetype.Commit();
            file.Set_view(4 + 8L * RANK, MPI.INT, filetype, "native", null);
            assertEquals(8L * SIZE, file.Get_type_extent(filetype));
            var view = file.Get_view();
            assertEquals(4 + 8L * RANK, view.disp());
            assertEquals(8, view.filetype().Get_size());
            assertEquals(8L * SIZE, view.filetype().Get_extent().extent());
            view.filetype().close();
            file.Write_all(new int[] {RANK, 10, 20 + RANK, 30}, 0, 4, MPI.INT);
            assertEquals(4, file.Get_position());
            assertEquals(4 + 8L * RANK + 16L * SIZE, file.Get_byte_offset(4));
            assertEquals(4 + 8L * RANK + 12, file.Get_byte_offset(3) - 8L * (SIZE - 1));
            FileForms.settle(file);
            assertLaidOut(shared.bytes());
            seesWhatTheNextSees(file, filetype);
        }
    }

    private static void assertLaidOut(byte[] bytes) {
        var ints = ByteBuffer.wrap(bytes).order(ByteOrder.nativeOrder()).position(4).asIntBuffer();
        for (int rank = 0; rank < SIZE; rank++) {
            assertEquals(rank, ints.get(2 * rank));
            assertEquals(10, ints.get(2 * rank + 1));
            assertEquals(20 + rank, ints.get(2 * SIZE + 2 * rank));
            assertEquals(30, ints.get(2 * SIZE + 2 * rank + 1));
        }
    }

    private static void seesWhatTheNextSees(File file, Datatype filetype) {
        file.Set_view(4 + 8L * NEXT, MPI.INT, filetype, "native", null);
        int[] got = new int[6];
        file.Read_at(0, got, 1, 4, MPI.INT);
        assertArrayEquals(new int[] {0, NEXT, 10, 20 + NEXT, 30, 0}, got);
    }

    @Test
    void stridedMemory() {
        try (var shared = new SharedFile();
                var file = shared.open();
                var second = Datatype.Vector(3, 1, 2, MPI.INT)) {
            second.Commit();
            int[] sent = {9, RANK, 9, 1, 9, 2};
            file.Write_at_all(12L * RANK, sent, 1, 1, second);
            FileForms.settle(file);
            int[] got = {7, 7, 7, 7, 7, 7};
            file.Read_at_all(12L * NEXT, got, 0, 1, second);
            assertArrayEquals(new int[] {NEXT, 7, 1, 7, 2, 7}, got);
        }
    }

    @Test
    void endOfFile() {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            if (RANK == 0) {
                file.Write_at(0, new int[] {1, 2}, 0, 2, MPI.INT);
            }
            FileForms.settle(file);
            int[] got = {7, 7, 7, 7};
            var status = file.Read_at(4, got, 0, 3, MPI.INT);
            assertEquals(1, status.Get_count(MPI.INT));
            assertArrayEquals(new int[] {2, 7, 7, 7}, got);
            WORLD.Barrier();
        }
    }
}
