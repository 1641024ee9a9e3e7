package panmpi.tests.cases.environment;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mpi.Cartcomm;
import mpi.Comm;
import mpi.Datatype;
import mpi.Errhandler;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Op;
import mpi.Request;
import mpi.Session;
import mpi.Win;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests that handles of each kind can be passed to C functions, and made from handles that C
 * functions return.
 */
@MpiTest(ranks = {1, 2})
final class NativeHandlesCase {

    /** An argument that is a handle. */
    private record Handle(long value) {}

    /** Calls a C function of the MPI library, as a C library that uses MPI would. */
    @SuppressWarnings("restricted")
    private static void call(String function, Object... arguments) {
        List<MemoryLayout> layouts = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (Object argument : arguments) {
            if (argument instanceof Handle handle) {
                layouts.add(Comm.nativeLayout());
                values.add(
                        Comm.nativeLayout().equals(JAVA_INT)
                                ? (Object) (int) handle.value
                                : MemorySegment.ofAddress(handle.value));
            } else {
                layouts.add(argument instanceof Integer ? JAVA_INT : ADDRESS);
                values.add(argument);
            }
        }
        FunctionDescriptor type =
                FunctionDescriptor.of(JAVA_INT, layouts.toArray(MemoryLayout[]::new));
        MemorySegment address = MPI.lookup().findOrThrow(function);
        try {
            Object error =
                    Linker.nativeLinker().downcallHandle(address, type).invokeWithArguments(values);
            assertEquals(0, error, function);
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new AssertionError(failure);
        }
    }

    private static Handle of(long value) {
        return new Handle(value);
    }

    /** Returns the handle that a function has written. */
    private static long at(MemorySegment cell) {
        return Comm.nativeLayout().equals(JAVA_INT)
                ? cell.get(JAVA_INT, 0)
                : cell.get(JAVA_LONG, 0);
    }

    private static MemorySegment cell(Arena arena) {
        return arena.allocate(8, 8);
    }

    @Test
    void communicators() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment cell = cell(arena);
            call("MPI_Comm_size", of(WORLD.nativeHandle()), cell);
            assertEquals(SIZE, cell.get(JAVA_INT, 0));
            call("MPI_Comm_dup", of(WORLD.nativeHandle()), cell);
            Comm copy = Comm.ofNative(at(cell));
            assertEquals(RANK, copy.Rank());
            copy.close();
            copy.Barrier();
            copy.Free();
            assertThrows(MPIException.class, copy::nativeHandle);
            assertSame(MPI.COMM_WORLD, Comm.ofNative(MPI.COMM_WORLD.nativeHandle()));
        }
    }

    @Test
    void topologiesHaveTheirClass() {
        Cartcomm grid = WORLD.Create_cart(new int[] {SIZE}, new boolean[] {true}, false);
        Cartcomm same = assertInstanceOf(Cartcomm.class, Comm.ofNative(grid.nativeHandle()));
        assertEquals(grid, same);
        assertEquals(SIZE, same.Size());
        grid.Free();
    }

    @Test
    void datatypesGroupsAndOperations() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment cell = cell(arena);
            call("MPI_Type_dup", of(MPI.DOUBLE.nativeHandle()), cell);
            Datatype type = Datatype.ofNative(at(cell));
            assertEquals(MPI.DOUBLE.Size(), type.Size());
            type.Free();
            call("MPI_Comm_group", of(WORLD.nativeHandle()), cell);
            Group group = Group.ofNative(at(cell));
            assertEquals(SIZE, group.Size());
            group.Free();
            call("MPI_Op_commutative", of(MPI.SUM.nativeHandle()), cell);
            assertEquals(1, cell.get(JAVA_INT, 0));
            Op sum = Op.ofNative(MPI.SUM.nativeHandle());
            int[] all = {1};
            WORLD.Allreduce(MPI.IN_PLACE, 0, all, 0, 1, MPI.INT, sum);
            assertEquals(SIZE, all[0]);
        }
    }

    @Test
    void hintsAndErrorHandlers() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment cell = cell(arena);
            Info hints = new Info();
            hints.Set("color", "red");
            call("MPI_Info_dup", of(hints.nativeHandle()), cell);
            Info copy = Info.ofNative(at(cell));
            assertEquals(1, copy.Get_nkeys());
            copy.Free();
            hints.Free();
            call("MPI_Comm_get_errhandler", of(WORLD.nativeHandle()), cell);
            Errhandler handler = Errhandler.ofNative(at(cell));
            call("MPI_Errhandler_free", write(cell, handler.nativeHandle()));
        }
    }

    private static MemorySegment write(MemorySegment cell, long handle) {
        if (Comm.nativeLayout().equals(JAVA_INT)) {
            cell.set(JAVA_INT, 0, (int) handle);
        } else {
            cell.set(JAVA_LONG, 0, handle);
        }
        return cell;
    }

    @Test
    void requestsAndMessages() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment cell = cell(arena);
            call("MPI_Ibarrier", of(WORLD.nativeHandle()), cell);
            Request barrier = Request.ofNative(at(cell));
            barrier.Wait();
            assertTrue(barrier.Is_null());
            Request sent = WORLD.Isend(new int[] {RANK}, 0, 1, MPI.INT, NEXT, 5);
            MemorySegment ignored = Mpi.MPI_STATUS_IGNORE;
            call("MPI_Mprobe", PREVIOUS, 5, of(WORLD.nativeHandle()), cell, ignored);
            int[] got = new int[1];
            Message.ofNative(at(cell)).Mrecv(got, 0, 1, MPI.INT);
            assertEquals(PREVIOUS, got[0]);
            sent.Wait();
        }
    }

    @Test
    @Tag("init")
    void windowsAndFiles() throws IOException {
        Lacks.assumeWindowsOverMemory();
        MemorySegment memory = Arena.ofAuto().allocate(JAVA_INT);
        memory.set(JAVA_INT, 0, RANK);
        Win window = Win.Create(memory, 4, MPI.INFO_NULL, WORLD);
        Win same = Win.ofNative(window.nativeHandle());
        same.Fence(0);
        int[] got = new int[1];
        same.Get(got, 0, 1, MPI.INT, NEXT, 0, 1, MPI.INT);
        same.Fence(0);
        assertEquals(NEXT, got[0]);
        window.Free();
        Path path = Files.createTempFile("native-handles", "");
        MPI.File file = MPI.File.Open(MPI.COMM_SELF, path.toString(), MPI.MODE_RDWR, MPI.INFO_NULL);
        file.Set_size(12);
        assertEquals(12, MPI.File.ofNative(file.nativeHandle()).Get_size());
        file.Close();
        Files.delete(path);
    }

    @Test
    void sessions() {
        assumeTrue(MPI.lookup().find("MPI_Session_init").isPresent(), "MPI 4.0 has sessions");
        Session session;
        try {
            session = Session.Init(null, MPI.ERRORS_RETURN);
        } catch (MPIException refused) {
            assumeTrue(false, refused.getMessage());
            return;
        }
        assertEquals(session, Session.ofNative(session.nativeHandle()));
        session.Finalize();
    }

    @Test
    @Tag("init")
    void nullHandlesAreRefused() {
        var refused = assertThrows(MPIException.class, () -> Comm.ofNative(Mpi.MPI_COMM_NULL));
        assertTrue(refused.getMessage().contains("MPI_Comm"), refused.getMessage());
        assertThrows(MPIException.class, () -> Group.ofNative(Mpi.MPI_GROUP_NULL));
        assertThrows(MPIException.class, MPI.REQUEST_NULL::nativeHandle);
    }
}
