package panmpi.tests.cases.onesided;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests bounds of windows of each kind, and the amounts of data on the two sides of a call. */
@MpiTest(ranks = {1, 2, 4})
final class WinBoundsCase {
    private static final int ITEMS = 16;
    private static final int BYTES = Integer.BYTES * ITEMS;

    private final MemorySegment three = Arena.ofAuto().allocateFrom(JAVA_INT, 7, 8, 9);

    @Test
    void eachRankHasItsOwnSizeAndUnit() {
        int unit = RANK % 2 == 0 ? 4 : 8;
        try (var differing = Win.Allocate(8L * (RANK + 1), unit, null, WORLD)) {
            differing.Lock_all(0);
            int their = NEXT % 2 == 0 ? 4 : 8;
            long last = 8L * (NEXT + 1) / their - 1;
            differing.Put(three, 1L, MPI.INT, NEXT, last, 1L, MPI.INT);
            differing.Flush(NEXT);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    () -> differing.Put(three, 1L, MPI.INT, NEXT, last + 1, 1L, MPI.INT));
            differing.Unlock_all();
            WORLD.Barrier();
            assertEquals(7, differing.Base().get(JAVA_INT, 8L * (RANK + 1) - unit));
        }
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void windowsOfOneRankAlone() {
        try (var own = Win.Allocate(BYTES, 1, null, MPI.COMM_SELF)) {
            own.Lock(MPI.LOCK_EXCLUSIVE, 0, 0);
            own.Put(three, 1L, MPI.INT, 0, BYTES - 4, 1L, MPI.INT);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    () -> own.Put(three, 1L, MPI.INT, 0, BYTES - 3, 1L, MPI.INT));
            own.Unlock(0);
            assertEquals(7, own.Base().get(JAVA_INT, BYTES - 4));
        }
    }

    @Test
    void sharedMemory() {
        try (var node = WORLD.Split_type(MPI.COMM_TYPE_SHARED, RANK, null);
                var shared = Win.Allocate_shared(BYTES, 4, null, node)) {
            int target = (node.Rank() + 1) % node.Size();
            shared.Lock_all(0);
            shared.Put(three, 1L, MPI.INT, target, ITEMS - 1, 1L, MPI.INT);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    () -> shared.Put(three, 1L, MPI.INT, target, ITEMS, 1L, MPI.INT));
            shared.Unlock_all();
            node.Barrier();
        }
    }

    @Test
    void attachedMemoryOfTheProcessItself() {
        Lacks.assumeWindowsOverMemory();
        try (var dynamic = Win.Create_dynamic(null, WORLD)) {
            var memory = Arena.ofAuto().allocate(3 * BYTES, 16).asSlice(BYTES, BYTES);
            dynamic.Attach(memory);
            dynamic.Lock(MPI.LOCK_EXCLUSIVE, RANK, 0);
            long address = memory.address();
            dynamic.Put(three, 1L, MPI.INT, RANK, address + BYTES - 4, 1L, MPI.INT);
            dynamic.Flush(RANK);
            for (long outside : new long[] {address - 1, address + BYTES - 3, 0, 16, -8}) {
                refused(
                        Mpi.MPI_ERR_RMA_RANGE,
                        () -> dynamic.Put(three, 1L, MPI.INT, RANK, outside, 1L, MPI.INT));
            }
            dynamic.Unlock(RANK);
            dynamic.Detach(memory);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    () -> dynamic.Put(three, 1L, MPI.INT, RANK, address, 1L, MPI.INT));
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    () -> dynamic.Put(three, 1L, MPI.INT, PREVIOUS, -address, 1L, MPI.INT));
        }
    }

    // MPI_COMM_SELF does not exist in a process that has only sessions.
    @Tag("init")
    @Test
    void attachedMemoryWithAHole() {
        Lacks.assumeWindowsOverOwnMemory();
        var memory = Arena.ofAuto().allocate(JAVA_INT, 3);
        try (var ends = Datatype.Vector(2, 1, 2, MPI.INT);
                var dynamic = Win.Create_dynamic(null, MPI.COMM_SELF)) {
            ends.Commit();
            dynamic.Attach(memory.asSlice(0, 4));
            dynamic.Attach(memory.asSlice(8, 4));
            dynamic.Lock(MPI.LOCK_EXCLUSIVE, 0, 0);
            dynamic.Put(three, 2L, MPI.INT, 0, memory.address(), 1L, ends);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    () -> dynamic.Put(three, 3L, MPI.INT, 0, memory.address(), 3L, MPI.INT));
            dynamic.Unlock(0);
            assertEquals(8, memory.getAtIndex(JAVA_INT, 2));
            assertEquals(0, memory.getAtIndex(JAVA_INT, 1));
        }
    }

    @Test
    void windowsOverBuffers() {
        Lacks.assumeWindowsOverMemory();
        var memory = ByteBuffer.allocateDirect(BYTES).order(ByteOrder.nativeOrder()).asIntBuffer();
        try (var own = new Win(memory, ITEMS, 2, null, WORLD)) {
            own.lockAll(0);
            own.put(new int[] {7}, 1, MPI.INT, NEXT, ITEMS / 2 - 1, 1, MPI.INT);
            own.flush(NEXT);
            refused(
                    Mpi.MPI_ERR_RMA_RANGE,
                    () -> own.put(new int[] {7}, 1, MPI.INT, NEXT, ITEMS / 2, 1, MPI.INT));
            own.unlockAll();
            WORLD.Barrier();
            assertEquals(7, memory.get(ITEMS - 2));
            refused(Mpi.MPI_ERR_DISP, () -> new Win(memory, ITEMS, Integer.MAX_VALUE, null, WORLD));
        }
    }

    @Test
    void intercommunicatorsAreRefused() {
        if (SIZE > 1) {
            try (var half = WORLD.Split(RANK % 2, 0);
                    var both = WORLD.Create_intercomm(half, 0, 1 - RANK % 2, 7)) {
                refused(Mpi.MPI_ERR_COMM, () -> Win.Create(three, 4, null, both));
                refused(Mpi.MPI_ERR_COMM, () -> Win.Allocate(BYTES, 4L, null, both));
                refused(Mpi.MPI_ERR_COMM, () -> Win.Create_dynamic(null, both));
            }
        }
    }

    @Test
    void freedWindows() {
        var win = Win.Allocate(BYTES, 4, null, WORLD);
        win.Fence(0);
        win.Put(three, 1L, MPI.INT, NEXT, 0, 1L, MPI.INT);
        win.Fence(0);
        win.Free();
        for (long displacement : new long[] {0, ITEMS}) {
            refused(
                    Mpi.MPI_ERR_WIN,
                    () -> win.Put(three, 1L, MPI.INT, NEXT, displacement, 1L, MPI.INT));
        }
        win.close();
    }

    /** Tests unequal amounts of data; with Open MPI panmpi refuses the Put, which would crash. */
    @Test
    void fewerDataThanItems() {
        try (var win = Win.Allocate(BYTES, 4, null, WORLD);
                var gaps = Datatype.Vector(2, 1, 2, MPI.INT)) {
            gaps.Commit();
            win.Base().setAtIndex(JAVA_INT, 2, 5);
            WORLD.Barrier();
            win.Lock_all(0);
            int[] room = new int[9];
            win.Get(room, 0, 9, MPI.INT, NEXT, 0, 1, gaps);
            win.Flush(NEXT);
            assertEquals(5, room[1]);
            WORLD.Barrier();
            if (MPI.Get_abi().equals("openmpi")) {
                refused(Mpi.MPI_ERR_COUNT, () -> win.Put(three, 1L, MPI.INT, NEXT, 0, 1L, gaps));
            } else {
                win.Put(three, 1L, MPI.INT, NEXT, 0, 1L, gaps);
            }
            win.Unlock_all();
            WORLD.Barrier();
        }
    }

    @Test
    void amountsThatDoNotFit() {
        try (var win = Win.Allocate(BYTES, 4, null, WORLD)) {
            win.Lock_all(0);
            int[] many = new int[50];
            int[] few = new int[2];
            var i = MPI.INT;
            int cut = Mpi.MPI_ERR_TRUNCATE;
            refused(cut, () -> win.Put(many, 0, 50, i, NEXT, ITEMS - 1, 1, i));
            refused(cut, () -> win.Put(many, 0, 1, i, NEXT, 0, 3, MPI.BYTE));
            refused(cut, () -> win.Rput(three, 3L, i, NEXT, ITEMS - 1, 1L, i));
            refused(cut, () -> win.Accumulate(many, 0, 50, i, NEXT, 0, 1, i, MPI.SUM));
            refused(cut, () -> win.Accumulate(many, 0, 1, i, NEXT, 0, 2, i, MPI.SUM));
            refused(cut, () -> win.Get(few, 0, 2, i, NEXT, 0, 3, i));
            refused(cut, () -> win.rGet(few, 2, i, NEXT, 0, 3, i));
            refused(
                    cut,
                    () -> win.Get_accumulate(few, 0, 2, i, few, 0, 2, i, NEXT, 0, 3, i, MPI.SUM));
            refused(
                    cut,
                    () -> win.Get_accumulate(many, 0, 2, i, few, 0, 1, i, NEXT, 0, 1, i, MPI.SUM));
            win.Unlock_all();
            WORLD.Barrier();
        }
    }

    @Test
    void amountsThatFit() {
        try (var win = Win.Allocate(BYTES, 4, null, WORLD)) {
            win.Base().fill((byte) 0);
            WORLD.Barrier();
            win.Lock_all(0);
            int[] old = {-1, -1, -1};
            win.Put(three, 1L, MPI.INT, NEXT, 0, 4L, MPI.BYTE);
            win.Flush(NEXT);
            win.Get_accumulate(
                    new int[9], 0, 9, MPI.INT, old, 0, 1, MPI.INT, NEXT, 0, 1, MPI.INT, MPI.NO_OP);
            win.Flush(NEXT);
            assertEquals(7, old[0]);
            win.Put(three, 3L, MPI.INT, MPI.PROC_NULL, 0, 1L, MPI.INT);
            win.Unlock_all();
            WORLD.Barrier();
        }
    }

    private static void refused(int errorClass, Runnable call) {
        var refusal = assertThrows(MPIException.class, call::run);
        assertEquals(errorClass, refusal.Get_error_class(), refusal.getMessage());
    }
}
