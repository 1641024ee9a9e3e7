package panmpi.tests.bounds;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import java.nio.file.Files;
import mpi.Comm;
import mpi.Datatype;
import mpi.Distgraphcomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Op;
import mpi.Win;

/**
 * Makes the communicator, the windows and the file on which {@link FuzzBounds} calls methods. They
 * have one process, which is its own neighbour.
 */
final class Setting {
    /** Bytes of the window. */
    static final int WINDOW = 4096;

    /** Bytes of the file. */
    static final int FILE = 64 << 10;

    /** Operation that changes nothing, since these tests do not look at what a function writes. */
    static final Op OP = Op.Create((in, inout, count, type) -> {}, true);

    final Distgraphcomm comm;
    final Win win;
    final Win dynamic;
    final MPI.File file;
    final MemorySegment attached = Arena.global().allocate(1 << 20);

    Setting() throws IOException {
        int[] self = {0};
        comm =
                MPI.COMM_WORLD.Create_dist_graph_adjacent(
                        self, new int[] {1}, self, new int[] {1}, null, false);
        win = Win.Allocate(WINDOW, 1, null, MPI.COMM_SELF);
        dynamic = dynamic();
        var path = Files.createTempFile("bounds", ".data");
        int mode = MPI.MODE_RDWR | MPI.MODE_DELETE_ON_CLOSE;
        file = MPI.File.Open(MPI.COMM_SELF, path.toString(), mode, null);
        file.Write_at(0, new byte[FILE], 0, FILE, MPI.BYTE);
        MPI.Buffer_attach(attached);
    }

    /** Frees all objects. */
    void end() {
        MPI.Detach_buffer();
        file.Close();
        win.Free();
        if (dynamic != null) {
            dynamic.Free();
        }
        comm.Free();
    }

    private static Win dynamic() {
        try {
            return Win.Create_dynamic(null, MPI.COMM_SELF);
        } catch (MPIException missing) {
            return null;
        }
    }

    /**
     * Returns the object on which to call a method; {@code own} is the datatype for methods of
     * datatypes. Returns null if there is none, as for static methods.
     */
    Object receiver(Method method, HostileType own) {
        var type = method.getDeclaringClass();
        if (method.getName().equals("Attach")) {
            return dynamic;
        }
        if (type.isInstance(comm)) {
            return comm;
        } else if (type.isInstance(win)) {
            return win;
        } else if (type.isInstance(file)) {
            return file;
        } else if (type.isInstance(OP)) {
            return OP;
        }
        return type.isAssignableFrom(Datatype.class) && own != null ? own.datatype() : null;
    }

    static Object object(Class<?> type) {
        return type == Comm.class ? MPI.COMM_SELF : null;
    }
}
