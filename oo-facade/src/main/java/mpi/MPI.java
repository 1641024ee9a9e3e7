package mpi;

import java.lang.foreign.SymbolLookup;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Optional;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;
import mpi.internal.memory.Element;
import mpi.internal.staging.InPlace;
import mpi.internal.staging.TypeShape;

/**
 * Initializes and finalizes MPI, and has the constants of MPI.
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
 * <p>Start it with {@code mpiexec -n 2 mpijava Hello}. The program runs with the MPI that {@code
 * mpiexec} belongs to. Loading this class opens the library; if none can be opened, {@link
 * mpi.abi.MpiLibraryError} lists the attempts.
 */
public final class MPI extends BufferViews {

    /** Communicator of all processes of the job. */
    public static final Intracomm COMM_WORLD = new Intracomm(Mpi.MPI_COMM_WORLD);

    /** Communicator of only this process. */
    public static final Intracomm COMM_SELF = new Intracomm(Mpi.MPI_COMM_SELF);

    /** The null request, which is complete. */
    public static final Request REQUEST_NULL = new Request(Mpi.MPI_REQUEST_NULL, null, null);

    /** Elements of a {@code byte[]}; eight bits with a sign. */
    public static final Datatype BYTE = new Datatype(Mpi.MPI_INT8_T, TypeShape.BYTE);

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

    /** Elements of a {@code byte[]} that {@code Pack} has filled. */
    public static final Datatype PACKED = new Datatype("MPI.PACKED", Mpi.MPI_PACKED, Element.BYTE);

    /**
     * Elements of an {@code Object[]}, of any class that is {@link java.io.Serializable}; arrays of
     * arrays are arrays of objects. They are copied by serialization in sends and receives of all
     * kinds, in blocking collective calls, and in {@code Pack}; reductions need an {@code Op} of
     * the program. The number of objects in a message is known once it has been received, not from
     * a probe.
     */
    public static final Datatype OBJECT = new ObjectType("MPI.OBJECT", null);

    /** Pairs of elements of a {@code short[]}, for {@code MINLOC} and {@code MAXLOC}. */
    public static final Datatype SHORT2 = new PairType("MPI.SHORT2", Element.SHORT);

    /** Pairs of elements of an {@code int[]}, for {@code MINLOC} and {@code MAXLOC}. */
    public static final Datatype INT2 = pairs("MPI.INT2", Mpi.MPI_2INT, Element.INT);

    /** Pairs of elements of a {@code long[]}, for {@code MINLOC} and {@code MAXLOC}. */
    public static final Datatype LONG2 = new PairType("MPI.LONG2", Element.LONG);

    /** Pairs of elements of a {@code float[]}, for {@code MINLOC} and {@code MAXLOC}. */
    public static final Datatype FLOAT2 = new PairType("MPI.FLOAT2", Element.FLOAT);

    /** Pairs of elements of a {@code double[]}, for {@code MINLOC} and {@code MAXLOC}. */
    public static final Datatype DOUBLE2 = new PairType("MPI.DOUBLE2", Element.DOUBLE);

    /** Complex numbers of two elements of a {@code float[]} each: C's {@code float complex}. */
    public static final Datatype FLOAT_COMPLEX =
            new Datatype("MPI.FLOAT_COMPLEX", Mpi.MPI_C_FLOAT_COMPLEX, Element.FLOAT, 2);

    /** Complex numbers of two elements of a {@code double[]} each: C's {@code double complex}. */
    public static final Datatype DOUBLE_COMPLEX =
            new Datatype("MPI.DOUBLE_COMPLEX", Mpi.MPI_C_DOUBLE_COMPLEX, Element.DOUBLE, 2);

    /** Structs of {@code short} and {@code int} as bytes; {@link #shortInt} makes views of them. */
    public static final Datatype SHORT_INT = struct("MPI.SHORT_INT", Mpi.MPI_SHORT_INT);

    /** Structs of {@code long} and {@code int} as bytes; {@link #longInt} makes views of them. */
    public static final Datatype LONG_INT = struct("MPI.LONG_INT", Mpi.MPI_LONG_INT);

    /** Structs of {@code float} and {@code int} as bytes; {@link #floatInt} makes views of them. */
    public static final Datatype FLOAT_INT = struct("MPI.FLOAT_INT", Mpi.MPI_FLOAT_INT);

    /**
     * Structs of {@code double} and {@code int} as bytes; {@link #doubleInt} makes views of them.
     */
    public static final Datatype DOUBLE_INT = struct("MPI.DOUBLE_INT", Mpi.MPI_DOUBLE_INT);

    /** Views of the pairs of {@code MPI.INT2}. */
    public static final Int2 int2 = new Int2();

    /** Views of the pairs of {@code MPI.SHORT_INT}. */
    public static final ShortInt shortInt = new ShortInt();

    /** Views of the pairs of {@code MPI.LONG_INT}. */
    public static final LongInt longInt = new LongInt();

    /** Views of the pairs of {@code MPI.FLOAT_INT}. */
    public static final FloatInt floatInt = new FloatInt();

    /** Views of the pairs of {@code MPI.DOUBLE_INT}. */
    public static final DoubleInt doubleInt = new DoubleInt();

    /** Bytes that a send needs beyond its data: none. */
    public static final int SEND_OVERHEAD = 0;

    /** Bytes that a receive needs beyond its data: none. */
    public static final int RECV_OVERHEAD = 0;

    /** Datatype of messages without data, in programs for MPJ Express: {@link #BYTE}. */
    public static final Datatype NULL = BYTE;

    /** Empty status; not final, since programs for MPJ Express use it as a variable. */
    public static Status EMPTY_STATUS = new Status();

    /** Number of processes of the job; 0 before {@link #Init}. */
    public static int NUM_OF_PROCESSORS;

    /**
     * Marker in place of a buffer: the input data are in the buffer that takes the result. Of
     * panmpi's calls, {@code Allreduce}, {@code Allgather}, {@code Alltoall} and the scans take it
     * as their send buffer, {@code Reduce} and {@code Gather} only at the root; {@code Scatter}
     * takes it at the root as its receive buffer.
     */
    public static final Object IN_PLACE = InPlace.ARGUMENT;

    /**
     * Displacement for {@code Set_view} that stands for the current position of a file in
     * sequential mode.
     */
    public static final int DISPLACEMENT_CURRENT = (int) Mpi.MPI_DISPLACEMENT_CURRENT;

    private MPI() {}

    private static Datatype pairs(String name, long handle, Element element) {
        Datatype pairs = new Datatype(name, handle, element, 2);
        pairs.countsBytes();
        return pairs;
    }

    private static Datatype struct(String name, long handle) {
        return new Datatype(name, handle, Element.BYTE, true);
    }

    /**
     * Initializes MPI in this process; every process of the job calls it once. From then on an
     * uncaught exception in any thread aborts the job, with its rank and stack. MPI is initialized
     * without thread support, so that {@code Query_thread} returns {@code THREAD_SINGLE}, unless
     * {@code -Dpanmpi.threads=} names a level: {@code single}, {@code funneled}, {@code serialized}
     * or {@code multiple}. Threads that call MPI concurrently without {@code THREAD_MULTIPLE} are
     * reported, once.
     *
     * @param args the program's arguments.
     * @return the same arguments: MPI takes none of them.
     * @throws MPIException if MPI was initialised before.
     * @throws IllegalArgumentException if {@code panmpi.threads} names no level.
     */
    public static String[] Init(String[] args) {
        Job.init();
        return args;
    }

    /**
     * Initializes MPI in this process for several threads. {@code THREAD_FUNNELED} allows calls on
     * the platform thread that called this method, {@code THREAD_SERIALIZED} on any thread but
     * never on two at once, {@code THREAD_MULTIPLE} on all threads at once.
     *
     * <p>A virtual thread may change its platform thread between calls: it needs {@code
     * THREAD_SERIALIZED}. While it waits for other processes, its carrier runs other threads:
     * sends, receives, probes and waits are made by the corresponding nonblocking calls; all other
     * calls that may wait are made on a platform thread, one thread for each call. An interrupt
     * ends no call of MPI: the call goes on, and {@code Thread.interrupted()} is true after it.
     *
     * @param args the program's arguments.
     * @param required {@code MPI.THREAD_SINGLE}, {@code THREAD_FUNNELED}, {@code THREAD_SERIALIZED}
     *     or {@code THREAD_MULTIPLE}.
     * @return the level that the library provides, which may be less or more.
     * @throws MPIException if MPI was initialised before.
     */
    public static int Init_thread(String[] args, int required) {
        return Job.initThread(required);
    }

    /**
     * Initializes MPI for several threads as in MPJ Express, where programs call it after {@link
     * #Init}: if MPI runs already, its level of thread support does not change, and rank 0 prints a
     * line if the level is too low.
     *
     * @param required the level, as for {@link #Init_thread}.
     * @param provided ignored.
     * @param args the program's arguments.
     * @return the same arguments.
     */
    public static String[] initThread(int required, int provided, String[] args) {
        Run.initThread(Job::initThread, required);
        return args;
    }

    /**
     * Finalizes MPI in this process; collective. No other call may follow.
     *
     * @throws MPIException if MPI is not running.
     */
    public static void Finalize() {
        Job.finish();
    }

    /**
     * Returns a lookup of the functions and variables of the MPI library in use; local. It serves
     * to call functions that panmpi lacks, or to give C libraries the addresses of MPI functions.
     *
     * @return the lookup, which stays valid.
     * @see Comm#nativeHandle
     * @since 0.3
     */
    public static SymbolLookup lookup() {
        return name -> Optional.of(Linkage.opened().find(name)).filter(at -> at.address() != 0);
    }

    /**
     * Throws if a C library was linked to another MPI than the one that is open; local. If a
     * program used both MPIs, each would misread the handles of the other, and crash. The libraries
     * that the library needs are read from its file, and from their files; nothing is loaded.
     *
     * @param library file of a shared library, such as {@code libhdf5.so}. One that needs no MPI is
     *     compatible.
     * @throws MPIException if the library needs another MPI, or the file is no library.
     * @since 0.3
     */
    public static void checkCompatible(Path library) {
        LinkedMpiCheck.check(library);
    }

    /** Program that {@link MPI#run} runs between Init and Finalize. */
    @FunctionalInterface
    public interface Body {

        /**
         * Runs the program.
         *
         * @throws Exception if it fails: then the job ends with this exception's stack.
         */
        void run() throws Exception;
    }

    /**
     * Initializes MPI, runs a program, finalizes MPI. If the program throws, its rank and stack are
     * printed and the job is aborted. {@code MPI.Finalize()} in a {@code finally} block would
     * prevent that: {@code Finalize} waits for the other ranks, and the exception is reported only
     * afterwards.
     *
     * {@snippet lang=java :
     * public static void main(String[] args) {
     *     MPI.run(args, () -> {
     *         System.out.println("rank " + MPI.COMM_WORLD.Rank());
     *     });
     * }
     * }
     *
     * <p>The program may call {@code MPI.Finalize()} itself. If MPI is initialized already, this
     * method neither initializes nor finalizes it.
     *
     * @param args the program's arguments.
     * @param body the program.
     * @throws MPIException if MPI was finalized before, or cannot be initialized or finalized.
     */
    public static void run(String[] args, Body body) {
        Run.body(() -> Init(args), body::run, Job::finish);
    }

    /**
     * Initializes MPI by {@link #Init_thread}, runs a program, finalizes MPI; blocking, and
     * collective over all processes of the job.
     *
     * @param args the program's arguments.
     * @param required level of thread support that the program needs.
     * @param body the program.
     * @throws MPIException if the library provides a lower level, or if MPI was finalized before,
     *     or cannot be initialized or finalized.
     */
    public static void run(String[] args, int required, Body body) {
        Run.body(
                () -> Run.initThreadOrFail(Job::initThread, required, Job::finish),
                body::run,
                Job::finish);
    }

    /**
     * Attaches a buffer for buffered sends; local. If a buffer was attached before, blocks until
     * its messages are sent, and detaches it.
     *
     * @param buffer array whose length is the buffer's size; MPI uses off-heap memory of that size
     *     instead of it.
     * @throws MPIException if the buffer is null, or if MPI reports an error.
     */
    public static void Buffer_attach(byte[] buffer) {
        BsendBuffer.attach(buffer, buffer == null ? -1 : buffer.length);
    }

    /**
     * Attaches a buffer for buffered sends; local. If a buffer was attached before, blocks until
     * its messages are sent, and detaches it.
     *
     * @param buffer buffer whose capacity is the size; MPI uses off-heap memory of that size
     *     instead of it.
     * @throws MPIException if the buffer is null, or if MPI reports an error.
     */
    public static void Buffer_attach(ByteBuffer buffer) {
        boolean isArray = buffer != null && buffer.hasArray();
        BsendBuffer.attach(
                isArray ? buffer.array() : null, buffer == null ? -1 : buffer.capacity());
    }

    /**
     * Detaches the buffer for buffered sends; blocking until its messages are sent.
     *
     * @return the array that was attached; null if there was none, or if it was a direct buffer.
     * @throws MPIException if MPI reports an error.
     */
    public static byte[] Buffer_detach() {
        return BsendBuffer.detach();
    }

    /**
     * Returns the version of the MPI standard that the library has, as Open MPI's binding does;
     * allowed at any time.
     *
     * @return the version.
     */
    public static Version getVersion() {
        MPIVersion version = Get_version();
        return new Version(version.version(), version.subversion());
    }

    /**
     * Calls {@code MPI_Aint_add}: adds a displacement to an address; local.
     *
     * <p>C: {@code MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp)}; a macro in Open MPI.
     *
     * @param base an address.
     * @param disp displacement in bytes.
     * @return the sum.
     */
    public static long Aint_add(long base, long disp) {
        try (Frame frame = Frame.open("MPI_Aint_add")) {
            boolean isMacro = !Linkage.has("MPI_Aint_add");
            return frame.value(isMacro ? base + disp : Mpi.MPI_Aint_add(base, disp));
        }
    }

    /**
     * Calls {@code MPI_Aint_diff}: subtracts an address from another, in bytes; local.
     *
     * <p>C: {@code MPI_Aint MPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2)}; a macro in Open MPI.
     *
     * @param addr1 minuend.
     * @param addr2 subtrahend.
     * @return the difference.
     */
    public static long Aint_diff(long addr1, long addr2) {
        try (Frame frame = Frame.open("MPI_Aint_diff")) {
            boolean isMacro = !Linkage.has("MPI_Aint_diff");
            return frame.value(isMacro ? addr1 - addr2 : Mpi.MPI_Aint_diff(addr1, addr2));
        }
    }

    /**
     * Returns the family of the library's ABI; allowed at any time.
     *
     * @return {@code mpich}, {@code openmpi} or {@code standard}.
     */
    public static String Get_abi() {
        return Linkage.abi().family();
    }

    /**
     * Begins a region of the program, which traces show by its name; local, and allowed at any
     * time. Without {@code -Dpanmpi.trace=folder} it costs a few nanoseconds.
     *
     * @param name name of the region, such as that of a step of the program; use few different
     *     names.
     * @return the region, which the same thread has to close.
     * @throws NullPointerException if the name is null and calls are traced.
     * @since 0.3
     */
    public static Region region(String name) {
        return Region.enter(name);
    }

    /**
     * A file that the processes of a communicator open together. Offsets count elements of the
     * view's elementary type, as in MPI. It is nested here, since {@code File} would be ambiguous
     * in programs that import {@code java.io.*} and {@code mpi.*}.
     *
     * <p>All ranks write one file, each its own part, and read what the others wrote:
     *
     * {@snippet file="Snippets.java" region="file"}
     */
    public static final class File extends FileCalls {

        File(long handle) {
            super(handle);
            mustBeFreed();
        }

        @Override
        long nullHandle() {
            return Mpi.MPI_FILE_NULL;
        }

        @Override
        void release() {
            Close();
        }
    }
}
