package panmpi.tests.cases.camelcase;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import mpi.Errhandler;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Host;
import panmpi.tests.support.Lacks;

/**
 * Tests windows over direct buffers, whose sizes and displacements are in elements, by camelCase
 * calls.
 */
@MpiTest(ranks = {1, 2, 3})
final class CamelWindowsCase {
    private final IntBuffer memory = direct(4);
    private final int[] got = {-1};

    private static IntBuffer direct(int elements) {
        return ByteBuffer.allocateDirect(4 * elements).order(ByteOrder.nativeOrder()).asIntBuffer();
    }

    private Win window() {
        Lacks.assumeWindowsOverMemory();
        memory.put(0, 100 + RANK).put(1, 0).put(2, 0);
        return new Win(memory, 4, 1, null, WORLD);
    }

    @Test
    void fences() {
        Win win = window();
        win.fence(0);
        win.put(new int[] {RANK}, 1, MPI.INT, NEXT, 1, 1, MPI.INT);
        win.get(got, 1, MPI.INT, NEXT, 0, 1, MPI.INT);
        win.accumulate(new int[] {5}, 1, MPI.INT, NEXT, 2, 1, MPI.INT, MPI.SUM);
        win.fence(0);
        assertEquals(PREVIOUS, memory.get(1));
        assertEquals(5, memory.get(2));
        assertEquals(100 + NEXT, got[0]);
        win.free();
        assertTrue(win.isNull());
    }

    @Test
    void posts() {
        for (boolean tests : new boolean[] {false, true}) {
            Win win = window();
            try (Group all = win.getGroup();
                    Group origin = all.incl(new int[] {PREVIOUS});
                    Group target = all.incl(new int[] {NEXT})) {
                win.post(origin, 0);
                win.start(target, 0);
                win.put(new int[] {RANK}, 1, MPI.INT, NEXT, 1, 1, MPI.INT);
                win.complete();
                if (tests) {
                    while (!win.test()) {
                        Thread.onSpinWait();
                    }
                } else {
                    win.waitFor();
                }
            }
            assertEquals(PREVIOUS, memory.get(1));
            win.free();
        }
    }

    @Test
    void atomics() {
        Win win = window();
        WORLD.barrier();
        win.lockAll(0);
        win.fetchAndOp(new int[] {1}, got, MPI.INT, 0, 1, MPI.SUM);
        win.flush(0);
        assertTrue(got[0] >= 0 && got[0] < SIZE);
        win.compareAndSwap(new int[] {-7}, new int[] {-1}, got, MPI.INT, NEXT, 3);
        win.flushLocal(NEXT);
        win.getAccumulate(
                new int[] {0}, 1, MPI.INT, got, 1, MPI.INT, NEXT, 0, 1, MPI.INT, MPI.NO_OP);
        win.flushAll();
        assertEquals(100 + NEXT, got[0]);
        win.flushLocalAll();
        win.sync();
        win.unlockAll();
        WORLD.barrier();
        win.lock(MPI.LOCK_SHARED, 0, 0);
        win.get(got, 1, MPI.INT, 0, 1, 1, MPI.INT);
        win.unlock(0);
        assertEquals(SIZE, got[0]);
        win.free();
    }

    @Test
    void requests() {
        Lacks.assumeOneSidedRequests();
        Win win = window();
        WORLD.barrier();
        win.lockAll(0);
        win.rPut(new int[] {RANK}, 1, MPI.INT, NEXT, 1, 1, MPI.INT).waitFor();
        win.rAccumulate(new int[] {3}, 1, MPI.INT, NEXT, 2, 1, MPI.INT, MPI.SUM).waitFor();
        win.rGet(got, 1, MPI.INT, NEXT, 0, 1, MPI.INT).waitFor();
        assertEquals(100 + NEXT, got[0]);
        int[] zero = {0};
        win.rGetAccumulate(zero, 1, MPI.INT, got, 1, MPI.INT, NEXT, 0, 1, MPI.INT, MPI.SUM)
                .waitFor();
        assertEquals(100 + NEXT, got[0]);
        win.unlockAll();
        WORLD.barrier();
        assertEquals(3, memory.get(2));
        win.free();
    }

    @Test
    void memoryOfMpi() {
        Host.assumeOnlyOne();
        ByteBuffer address = ByteBuffer.allocateDirect(8).order(ByteOrder.nativeOrder());
        for (int flavor : new int[] {Win.FLAVOR_PRIVATE, Win.FLAVOR_SHARED}) {
            Win win = new Win(16, 4, null, WORLD, address, flavor);
            assertEquals(win.Base().address(), address.getLong(0));
            win.fence(0);
            win.put(new int[] {RANK}, 1, MPI.INT, NEXT, 2, 1, MPI.INT);
            win.fence(0);
            assertEquals(PREVIOUS, win.Base().getAtIndex(JAVA_INT, 2));
            win.free();
        }
        Win.allocate(8, 4, null, WORLD).free();
        Win shared = Win.allocateShared(8, 4, null, WORLD);
        assertEquals(8, shared.queryShared(RANK).baseptr().byteSize());
        shared.free();
    }

    @Test
    void memoryWhoseAddressHasNoRoom() {
        for (ByteBuffer room : List.of(MPI.newByteBuffer(0), MPI.newByteBuffer(7))) {
            Win win = new Win(4, 4, null, WORLD, room, Win.FLAVOR_PRIVATE);
            assertEquals(4, win.Base().byteSize());
            win.free();
        }
        IntBuffer heap = IntBuffer.allocate(4);
        var refused =
                assertThrows(MPIException.class, () -> new Win(4, 4, null, WORLD, heap, 0).free());
        assertTrue(refused.getMessage().contains("ptr is not direct"), refused.getMessage());
    }

    @Test
    void numbersOfTheWindow() {
        Win win = window();
        assertEquals(16, win.getAttr(MPI.WIN_SIZE));
        assertEquals(4, win.getAttr(MPI.WIN_DISP_UNIT));
        assertEquals(MemorySegment.ofBuffer(memory).address(), win.getAttr(MPI.WIN_BASE));
        assertEquals(16L, win.Get_attr(MPI.WIN_SIZE));
        win.setErrhandler(MPI.ERRORS_RETURN);
        win.callErrhandler(MPI.ERR_WIN);
        win.free();
    }

    @Test
    void attached() {
        Lacks.assumeWindowsOverMemory();
        Win win = new Win(null, WORLD);
        win.attach(memory, 4);
        win.detach(memory);
        win.attach(MemorySegment.ofBuffer(memory));
        win.detach(MemorySegment.ofBuffer(memory));
        win.free();
        Win.createDynamic(null, WORLD).free();
        Win.create(MemorySegment.ofBuffer(memory), 4, null, WORLD).free();
    }

    @Test
    void namesAttributesHandlers() {
        Win win = window();
        win.setName("a window");
        assertEquals("a window", win.getName());
        try (Info info = win.getInfo()) {
            win.setInfo(info);
        }
        int keyval = Win.createKeyval();
        win.setAttr(keyval, "kept");
        assertEquals("kept", win.getAttr(keyval));
        win.deleteAttr(keyval);
        assertNull(win.getAttr(keyval));
        Win.freeKeyval(keyval);
        List<Integer> seen = new ArrayList<>();
        try (Errhandler handler = Win.createErrhandler((w, code) -> seen.add(code))) {
            win.getErrhandler().close();
            win.setErrhandler(handler);
            win.callErrhandler(MPI.ERR_WIN);
        }
        assertEquals(List.of(MPI.ERR_WIN), seen);
        win.free();
    }
}
