package panmpi.tests.cases.camelcase;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SELF;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.Errhandler;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPI.File;
import mpi.Request;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.FileForms;
import panmpi.tests.support.Lacks;
import panmpi.tests.support.SharedFile;

/**
 * Tests every camelCase call that writes or reads a file: each rank writes a number and reads the
 * next rank's.
 */
// MPICH opens no file in a process that has only sessions.
@Tag("init")
@MpiTest(ranks = {1, 2, 3})
final class CamelFilesCase {
    private static final int[] MINE = {RANK + 100};

    private final int[] got = new int[1];

    /** One way to access a file whose view is of integers. */
    private interface CallMode {
        void go(File file);
    }

    private void moves(CallMode write, CallMode read) {
        try (SharedFile shared = new SharedFile();
                File file = shared.open()) {
            file.setView(0, MPI.INT, MPI.INT, "native");
            file.seek(RANK, MPI.SEEK_SET);
            write.go(file);
            FileForms.settle(file);
            file.seek(NEXT, MPI.SEEK_SET);
            got[0] = -1;
            read.go(file);
            assertEquals(NEXT + 100, got[0]);
        }
    }

    private void one(Status status) {
        assertEquals(1, status.getCount(MPI.INT));
    }

    @Test
    void atThePosition() {
        moves(f -> one(f.write(MINE, 1, MPI.INT)), f -> one(f.read(got, 1, MPI.INT)));
        moves(f -> one(f.writeAll(MINE, 1, MPI.INT)), f -> one(f.readAll(got, 1, MPI.INT)));
        moves(f -> done(f.iWrite(MINE, 1, MPI.INT)), f -> done(f.iRead(got, 1, MPI.INT)));
        moves(
                f -> {
                    f.writeAllBegin(MINE, 1, MPI.INT);
                    one(f.writeAllEnd(MINE));
                },
                f -> {
                    f.readAllBegin(got, 1, MPI.INT);
                    one(f.readAllEnd(got));
                });
        Lacks.assumeHas("MPI_File_iwrite_all");
        moves(f -> done(f.iWriteAll(MINE, 1, MPI.INT)), f -> done(f.iReadAll(got, 1, MPI.INT)));
    }

    private static void done(Request request) {
        request.waitFor();
    }

    @Test
    void atAnOffset() {
        moves(
                f -> one(f.writeAt(RANK, MINE, 1, MPI.INT)),
                f -> one(f.readAt(NEXT, got, 1, MPI.INT)));
        moves(
                f -> one(f.writeAtAll(RANK, MINE, 1, MPI.INT)),
                f -> one(f.readAtAll(NEXT, got, 1, MPI.INT)));
        moves(
                f -> done(f.iWriteAt(RANK, MINE, 1, MPI.INT)),
                f -> done(f.iReadAt(NEXT, got, 1, MPI.INT)));
        moves(
                f -> {
                    f.writeAtAllBegin(RANK, MINE, 1, MPI.INT);
                    one(f.writeAtAllEnd(MINE));
                },
                f -> {
                    f.readAtAllBegin(NEXT, got, 1, MPI.INT);
                    one(f.readAtAllEnd(got));
                });
        Lacks.assumeHas("MPI_File_iwrite_at_all");
        moves(
                f -> done(f.iWriteAtAll(RANK, MINE, 1, MPI.INT)),
                f -> done(f.iReadAtAll(NEXT, got, 1, MPI.INT)));
    }

    /** Tests the shared file pointer: each rank reads what any rank has written. */
    @Test
    void atTheSharedPosition() {
        shared(f -> one(f.writeShared(MINE, 1, MPI.INT)), f -> one(f.readShared(got, 1, MPI.INT)));
        shared(
                f -> done(f.iWriteShared(MINE, 1, MPI.INT)),
                f -> done(f.iReadShared(got, 1, MPI.INT)));
        shared(
                f -> one(f.writeOrdered(MINE, 1, MPI.INT)),
                f -> one(f.readOrdered(got, 1, MPI.INT)));
        shared(
                f -> {
                    f.writeOrderedBegin(MINE, 1, MPI.INT);
                    one(f.writeOrderedEnd(MINE));
                },
                f -> {
                    f.readOrderedBegin(got, 1, MPI.INT);
                    one(f.readOrderedEnd(got));
                });
    }

    private void shared(CallMode write, CallMode read) {
        try (SharedFile shared = new SharedFile();
                File file = shared.open()) {
            file.setView(0, MPI.INT, MPI.INT, "native");
            write.go(file);
            FileForms.settle(file);
            assertEquals(SIZE, file.getPositionShared());
            WORLD.barrier();
            file.seekShared(0, MPI.SEEK_SET);
            got[0] = -1;
            read.go(file);
            int[] sum = {got[0]};
            WORLD.allReduce(sum, 1, MPI.INT, MPI.SUM);
            assertEquals(100 * SIZE + SIZE * (SIZE - 1) / 2, sum[0]);
        }
    }

    @Test
    void whatIsKnownOfAFile() {
        try (SharedFile shared = new SharedFile()) {
            String name = shared.path.toString();
            File file = File.open(WORLD, name, MPI.MODE_CREATE | MPI.MODE_RDWR);
            assertEquals(MPI.MODE_CREATE | MPI.MODE_RDWR, file.getAMode());
            file.setSize(64);
            file.preallocate(128);
            WORLD.barrier();
            assertEquals(128, file.getSize());
            file.sync();
            assertEquals(1, file.getTypeExtent(MPI.INT));
            file.setView(8, MPI.INT, MPI.INT, "native");
            assertEquals(8, file.getView().getDisp());
            assertEquals(16, file.getByteOffset(2));
            file.seek(3, MPI.SEEK_SET);
            assertEquals(3, file.getPosition());
            try (Group group = file.getGroup();
                    Info info = file.getInfo()) {
                assertEquals(SIZE, group.getSize());
                file.setInfo(info);
            }
            file.close();
            assertTrue(file.isNull());
            WORLD.barrier();
            if (RANK == 0) {
                File.delete(name);
                File.open(SELF, name, MPI.MODE_CREATE | MPI.MODE_RDWR, null).close();
            }
        }
    }

    @Test
    void atomicity() {
        try (SharedFile shared = new SharedFile();
                File file = shared.open()) {
            file.setAtomicity(true);
            assertTrue(file.getAtomicity());
            WORLD.barrier();
            file.setAtomicity(false);
            assertFalse(file.getAtomicity());
        }
    }

    @Test
    void handlers() {
        List<Integer> seen = new ArrayList<>();
        try (SharedFile shared = new SharedFile();
                File file = shared.open();
                Errhandler handler = File.createErrhandler((f, code) -> seen.add(code))) {
            Errhandler before = file.getErrhandler();
            file.setErrhandler(handler);
            file.callErrhandler(MPI.ERR_IO);
            file.setErrhandler(before);
            before.close();
        }
        assertArrayEquals(new Integer[] {MPI.ERR_IO}, seen.toArray());
    }
}
