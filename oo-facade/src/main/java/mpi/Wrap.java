package mpi;

import java.lang.foreign.MemorySegment;
import mpi.MPI.File;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.CallShape;
import mpi.internal.call.LeakReport;
import mpi.internal.link.FortranHandles;

/** Makes objects for handles that MPI passes to functions of the program, or that C code has. */
final class Wrap {

    private Wrap() {}

    static Comm comm(long handle) {
        if (handle == Mpi.MPI_COMM_WORLD) {
            return MPI.COMM_WORLD;
        }
        if (handle == Mpi.MPI_COMM_SELF) {
            return MPI.COMM_SELF;
        }
        return notOurs(isInter(handle) ? new Intercomm(handle) : intra(handle));
    }

    /** Makes an object of the class for the communicator's topology. */
    private static Intracomm intra(long handle) {
        int topology = topology(handle);
        if (topology == Mpi.MPI_CART) {
            return new Cartcomm(handle);
        }
        if (topology == Mpi.MPI_GRAPH) {
            return new Graphcomm(handle);
        }
        return topology == Mpi.MPI_DIST_GRAPH ? new Distgraphcomm(handle) : new Intracomm(handle);
    }

    private static int topology(long handle) {
        try (Frame frame = Frame.anytime("MPI_Topo_test").unseen()) {
            MemorySegment statusAt = frame.cell();
            int error = Mpi.MPI_Topo_test(handle, statusAt);
            return error == 0 ? frame.intAt(statusAt) : Mpi.MPI_UNDEFINED;
        }
    }

    private static boolean isInter(long handle) {
        try (Frame frame = Frame.anytime("MPI_Comm_test_inter").unseen()) {
            MemorySegment flagAt = frame.cell();
            return Mpi.MPI_Comm_test_inter(handle, flagAt) == 0 && frame.flagAt(flagAt);
        }
    }

    static Win win(long handle) {
        return Win.known(handle);
    }

    static File file(long handle) {
        return notOurs(new File(handle));
    }

    static Session session(long handle) {
        return notOurs(new Session(handle));
    }

    /**
     * Returns the handle of an object, so that an object of another class can take its place;
     * returns {@code none} if the object is null.
     */
    static long takeOver(Handle object, long none) {
        return object == null ? none : notOurs(object).handle();
    }

    /** Begins to copy a communicator; the copy gets its handle when the request is complete. */
    static <C extends Comm> C idup(Comm comm, C copy) {
        try (Frame frame = Frame.open("MPI_Comm_idup", CallShape.REQUEST)) {
            MemorySegment newcommAt = frame.lentCell();
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Comm_idup(comm.handle(), newcommAt, requestAt));
            frame.later(copy);
            copy.madeBy(new Request(frame, requestAt, null));
            return copy;
        }
    }

    /** Removes an object from the leak report, since the program need not free the object. */
    static <T extends Handle> T notOurs(T object) {
        if (LeakReport.ENABLED) {
            LeakReport.freed(object);
        }
        return object;
    }

    /**
     * Converts a handle from C to the {@code long} of panmpi. If C's handles of this type are
     * numbers, only the lower 32 bits count.
     */
    static long given(String type, long handle) {
        return MpiMemory.isNumber(type) ? (int) handle : handle;
    }

    /** Marks an object, unless it is a datatype, as one whose MPI object a C library owns. */
    static <H extends Handle> H borrowed(String type, H object) {
        if (object.Is_null()) {
            throw new MPIException("ofNative: the handle is the null handle of " + type);
        }
        // A datatype object may be one that the program has made and will free.
        if (!(object instanceof Datatype)) {
            object.borrow();
        }
        return object;
    }

    /**
     * Returns the C handle for a Fortran handle; {@code functions} is the beginning of the names of
     * the conversion functions, such as {@code MPI_Comm}.
     */
    static long fromFortran(String type, String functions, int handle) {
        long found = FortranHandles.toC(type, functions, handle);
        if (found == 0 && !MpiMemory.isNumber(type)) {
            throw new MPIException("ofFortran: " + handle + " is no handle of " + type);
        }
        return found;
    }

    static Group group(long handle) {
        return new Group(handle);
    }

    static Info info(long handle) {
        return new Info(handle);
    }

    static Op op(long handle) {
        return new Op("an operation made elsewhere", handle);
    }

    static Errhandler errhandler(long handle) {
        return new Errhandler(handle);
    }

    static Request request(long handle) {
        return new Request(handle, null, null);
    }

    static Message message(long handle) {
        return new Message(handle);
    }

    static Datatype datatype(long handle) {
        return Datatypes.of(handle);
    }
}
