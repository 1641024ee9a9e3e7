package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Linkage;

/**
 * The beginning and the end of every MPI program, and the constants of MPI.
 *
 * {@snippet lang=java :
 * import mpi.*;
 *
 * public class Hello {
 *     public static void main(String[] args) {
 *         MPI.Init(args);
 *         int[] rank = {MPI.COMM_WORLD.Rank()};
 *         int[] sum = new int[1];
 *         MPI.COMM_WORLD.Allreduce(rank, 0, sum, 0, 1, MPI.INT, MPI.SUM);
 *         System.out.println("rank " + rank[0] + ": the ranks make " + sum[0]);
 *         MPI.Finalize();
 *     }
 * }
 * }
 *
 * <p>Start it with {@code mpiexec -n 2 mpijava Hello}. Which MPI runs it is decided then: the one
 * whose {@code mpiexec} it is. Touching this class opens the library; {@link
 * mpi.abi.MpiLibraryError} says what was tried if there is none.
 */
public final class MPI {

    /** All processes of the job. */
    public static final Intracomm COMM_WORLD = new Intracomm(Mpi.MPI_COMM_WORLD);

    /** This process alone. */
    public static final Comm COMM_SELF = new Intracomm(Mpi.MPI_COMM_SELF);

    /** A request that is complete. */
    public static final Request REQUEST_NULL = new Request(Mpi.MPI_REQUEST_NULL, null, null);

    /** Elements of a {@code byte[]}; eight bits with a sign. */
    public static final Datatype BYTE = new Datatype("MPI.BYTE", Mpi.MPI_INT8_T, Element.BYTE);

    /** Elements of a {@code char[]}; Java's sixteen bits. */
    public static final Datatype CHAR = new Datatype("MPI.CHAR", Mpi.MPI_UINT16_T, Element.CHAR);

    /** Elements of a {@code short[]}. */
    public static final Datatype SHORT = new Datatype("MPI.SHORT", Mpi.MPI_INT16_T, Element.SHORT);

    /** Elements of a {@code boolean[]}, a byte each. */
    public static final Datatype BOOLEAN =
            new Datatype("MPI.BOOLEAN", Mpi.MPI_C_BOOL, Element.BOOLEAN);

    /** Elements of an {@code int[]}. */
    public static final Datatype INT = new Datatype("MPI.INT", Mpi.MPI_INT, Element.INT);

    /** Elements of a {@code long[]}; 64 bits on every machine. */
    public static final Datatype LONG = new Datatype("MPI.LONG", Mpi.MPI_INT64_T, Element.LONG);

    /** Elements of a {@code float[]}. */
    public static final Datatype FLOAT = new Datatype("MPI.FLOAT", Mpi.MPI_FLOAT, Element.FLOAT);

    /** Elements of a {@code double[]}. */
    public static final Datatype DOUBLE =
            new Datatype("MPI.DOUBLE", Mpi.MPI_DOUBLE, Element.DOUBLE);

    /** The larger element. */
    public static final Op MAX = new Op("MPI.MAX", Mpi.MPI_MAX);

    /** The smaller element. */
    public static final Op MIN = new Op("MPI.MIN", Mpi.MPI_MIN);

    /** The sum. */
    public static final Op SUM = new Op("MPI.SUM", Mpi.MPI_SUM);

    /** The product. */
    public static final Op PROD = new Op("MPI.PROD", Mpi.MPI_PROD);

    /** True if both are. */
    public static final Op LAND = new Op("MPI.LAND", Mpi.MPI_LAND);

    /** The bits that both have. */
    public static final Op BAND = new Op("MPI.BAND", Mpi.MPI_BAND);

    /** True if one is. */
    public static final Op LOR = new Op("MPI.LOR", Mpi.MPI_LOR);

    /** The bits that one has. */
    public static final Op BOR = new Op("MPI.BOR", Mpi.MPI_BOR);

    /** True if exactly one is. */
    public static final Op LXOR = new Op("MPI.LXOR", Mpi.MPI_LXOR);

    /** The bits that exactly one has. */
    public static final Op BXOR = new Op("MPI.BXOR", Mpi.MPI_BXOR);

    /** In place of a source: whoever sends. */
    public static final int ANY_SOURCE = Mpi.MPI_ANY_SOURCE;

    /** In place of a tag: whatever is sent. */
    public static final int ANY_TAG = Mpi.MPI_ANY_TAG;

    /** In place of a rank: nobody; the call does nothing. */
    public static final int PROC_NULL = Mpi.MPI_PROC_NULL;

    /** In place of a number that does not exist. */
    public static final int UNDEFINED = Mpi.MPI_UNDEFINED;

    /** Two communicators are one. */
    public static final int IDENT = Mpi.MPI_IDENT;

    /** Two communicators have the same ranks in the same order. */
    public static final int CONGRUENT = Mpi.MPI_CONGRUENT;

    /** Two communicators have the same ranks in another order. */
    public static final int SIMILAR = Mpi.MPI_SIMILAR;

    /** Two communicators have different ranks. */
    public static final int UNEQUAL = Mpi.MPI_UNEQUAL;

    /** What {@code Topo_test} gives for a Cartesian topology. */
    public static final int CART = Mpi.MPI_CART;

    /** What {@code Topo_test} gives for a graph topology. */
    public static final int GRAPH = Mpi.MPI_GRAPH;

    /** Bytes that a buffered send needs beyond its data. */
    public static final int BSEND_OVERHEAD = Mpi.MPI_BSEND_OVERHEAD;

    /**
     * In place of a buffer: the data are where the result goes. Of the calls here, {@code
     * Allreduce}, {@code Allgather}, {@code Alltoall} and the scans take it as their send buffer;
     * {@code Reduce} and {@code Gather} at the root; {@code Scatter} at the root as its receive
     * buffer.
     */
    public static final Object IN_PLACE = new InPlace();

    private MPI() {}

    /**
     * Begins MPI in this process; every process of the job calls it once. From then on an exception
     * that nobody catches, in any thread, ends the job with its rank and stack.
     *
     * @param args the program's arguments.
     * @return the same arguments: MPI takes none of them.
     * @throws MPIException if MPI was initialised before.
     */
    public static String[] Init(String[] args) {
        Job.init();
        return args;
    }

    /**
     * Ends MPI in this process, when the others end it too; no other call may follow.
     *
     * @throws MPIException if MPI is not running.
     */
    public static void Finalize() {
        Job.finish();
    }

    /**
     * Tells whether {@link #Init} was called; may be asked at any time.
     *
     * @return true from then on, also after {@link #Finalize}.
     */
    public static boolean Initialized() {
        return Job.is("MPI_Initialized");
    }

    /**
     * Tells whether {@link #Finalize} was called; may be asked at any time.
     *
     * @return true from then on.
     */
    public static boolean Finalized() {
        return Job.is("MPI_Finalized");
    }

    /**
     * The time on this process's clock.
     *
     * @return seconds since some moment in the past.
     */
    public static double Wtime() {
        Job.require("MPI_Wtime");
        if (CallRecord.ENABLED) {
            CallRecord.add("MPI_Wtime");
        }
        return Mpi.MPI_Wtime();
    }

    /**
     * The resolution of {@link #Wtime}.
     *
     * @return seconds from one tick to the next.
     */
    public static double Wtick() {
        Job.require("MPI_Wtick");
        if (CallRecord.ENABLED) {
            CallRecord.add("MPI_Wtick");
        }
        return Mpi.MPI_Wtick();
    }

    /**
     * The name of the machine that this process runs on.
     *
     * @return its name.
     */
    public static String Get_processor_name() {
        try (Frame frame = Frame.open("MPI_Get_processor_name")) {
            MemorySegment nameAt = frame.textOut(Mpi.MPI_MAX_PROCESSOR_NAME + 1);
            MemorySegment lengthAt = frame.cell();
            frame.check(Mpi.MPI_Get_processor_name(nameAt, lengthAt));
            return frame.textAt(nameAt, frame.intAt(lengthAt));
        }
    }

    /**
     * What the library says of itself; may be asked at any time.
     *
     * @return name, version and more, often several lines.
     */
    public static String Get_library_version() {
        try (Frame frame = Frame.anytime("MPI_Get_library_version")) {
            MemorySegment versionAt = frame.textOut(Mpi.MPI_MAX_LIBRARY_VERSION_STRING + 1);
            MemorySegment lengthAt = frame.cell();
            frame.check(Mpi.MPI_Get_library_version(versionAt, lengthAt));
            return frame.textAt(versionAt, frame.intAt(lengthAt)).strip();
        }
    }

    /**
     * The version of the MPI standard that the library keeps; may be asked at any time.
     *
     * @return version and subversion.
     */
    public static int[] Get_version() {
        try (Frame frame = Frame.anytime("MPI_Get_version")) {
            MemorySegment versionAt = frame.cell();
            MemorySegment subversionAt = frame.cell();
            frame.check(Mpi.MPI_Get_version(versionAt, subversionAt));
            return new int[] {frame.intAt(versionAt), frame.intAt(subversionAt)};
        }
    }

    /**
     * The family of the library's binary interface; may be asked at any time.
     *
     * @return {@code mpich}, {@code openmpi} or {@code standard}.
     */
    public static String Get_abi() {
        return Linkage.abi().family();
    }

    /** A type of its own, so that it prints as what it is. */
    private static final class InPlace {
        @Override
        public String toString() {
            return "MPI.IN_PLACE";
        }
    }
}
