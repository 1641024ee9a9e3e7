package panmpi.tests.cases.environment;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import mpi.Comm;
import mpi.Datatype;
import mpi.Errhandler;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Request;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/** Tests that handles of each kind can be converted to handles of Fortran and back. */
@MpiTest(ranks = {1, 2})
final class FortranHandlesCase {
    private static final int TAG = 9;

    @Test
    @Tag("init")
    void communicators() {
        assertSame(MPI.COMM_WORLD, Comm.ofFortran(MPI.COMM_WORLD.fortranHandle()));
        Comm copy = WORLD.Dup();
        assertEquals(copy, Comm.ofFortran(copy.fortranHandle()));
        assertEquals(SIZE, Comm.ofFortran(copy.fortranHandle()).Size());
        copy.Free();
        assertThrows(MPIException.class, copy::fortranHandle);
    }

    /**
     * Tests that the C function of the library which converts a Fortran handle returns panmpi's
     * native handle.
     */
    @Test
    @SuppressWarnings("restricted")
    void libraryAgrees() throws Throwable {
        Optional<MemorySegment> usual = MPI.lookup().find("MPI_Comm_f2c");
        Optional<MemorySegment> function = usual.or(() -> MPI.lookup().find("MPI_Comm_fromint"));
        if (function.isEmpty()) {
            assertEquals(WORLD.nativeHandle(), WORLD.fortranHandle());
            return;
        }
        var type = FunctionDescriptor.of(Comm.nativeLayout(), JAVA_INT);
        MethodHandle toC = Linker.nativeLinker().downcallHandle(function.get(), type);
        Object handle = toC.invoke(WORLD.fortranHandle());
        long value = handle instanceof MemorySegment at ? at.address() : (int) handle;
        assertEquals(WORLD.nativeHandle(), value);
    }

    @Test
    void datatypesGroupsAndOperations() {
        Datatype three = Datatype.Contiguous(3, MPI.INT);
        three.Commit();
        assertEquals(three.Size(), Datatype.ofFortran(three.fortranHandle()).Size());
        three.Free();
        Group group = WORLD.Group();
        assertEquals(RANK, Group.ofFortran(group.fortranHandle()).Rank());
        group.Free();
        Op max = Op.ofFortran(MPI.MAX.fortranHandle());
        int[] most = {RANK};
        WORLD.Allreduce(MPI.IN_PLACE, 0, most, 0, 1, MPI.INT, max);
        assertEquals(SIZE - 1, most[0]);
    }

    @Test
    @Tag("init")
    void hintsHandlersAndRequests() {
        Info hints = new Info();
        hints.Set("color", "red");
        assertEquals(1, Info.ofFortran(hints.fortranHandle()).Get_nkeys());
        hints.Free();
        Errhandler returns = MPI.ERRORS_RETURN;
        assertEquals(returns, Errhandler.ofFortran(returns.fortranHandle()));
        int[] got = new int[1];
        Request coming = MPI.COMM_SELF.Irecv(got, 0, 1, MPI.INT, 0, TAG);
        assertEquals(
                coming.nativeHandle(), Request.ofFortran(coming.fortranHandle()).nativeHandle());
        MPI.COMM_SELF.Send(new int[] {7}, 0, 1, MPI.INT, 0, TAG);
        coming.Wait();
        assertEquals(7, got[0]);
    }

    @Test
    @Tag("init")
    void windowsAndFiles() throws IOException {
        Lacks.assumeWindowsOverMemory();
        Win window = Win.Create(Arena.ofAuto().allocate(JAVA_INT), 4, MPI.INFO_NULL, WORLD);
        assertEquals(window, Win.ofFortran(window.fortranHandle()));
        window.Free();
        Path path = Files.createTempFile("fortran-handles", "");
        MPI.File file = MPI.File.Open(MPI.COMM_SELF, path.toString(), MPI.MODE_RDWR, MPI.INFO_NULL);
        file.Set_size(20);
        assertEquals(20, MPI.File.ofFortran(file.fortranHandle()).Get_size());
        file.Close();
        Files.delete(path);
    }

    @Test
    void othersAreRefused() {
        assertThrows(MPIException.class, MPI.REQUEST_NULL::fortranHandle);
        assumeTrue(MPI.Get_abi().equals("openmpi"), "Open MPI tells numbers that are no handles");
        var refused = assertThrows(MPIException.class, () -> Comm.ofFortran(123_456));
        assertEquals("ofFortran: 123456 is no handle of MPI_Comm", refused.getMessage());
    }
}
