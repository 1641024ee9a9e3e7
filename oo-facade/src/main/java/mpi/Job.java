package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.JobPart;
import mpi.internal.Launch;
import mpi.internal.Properties;

/** This process's part in the job: whether MPI is running, and which rank this is of how many. */
final class Job {

    private static boolean running;
    private static int sessions;
    private static boolean hadSessions;
    private static int rank = Launch.rank();
    private static int size = Launch.size();

    private Job() {}

    /** Throws unless MPI is running. A plain read: a thread that calls MPI was told of Init. */
    static void require(String call) {
        if (!running) {
            join(call);
        }
    }

    static boolean isRunning() {
        return running;
    }

    static int rank() {
        return rank;
    }

    static int size() {
        return size;
    }

    /** Whether MPI can be asked to end the job: in its own end it cannot. */
    static boolean canAbort() {
        return running && !JobWatch.inFinalize();
    }

    /** Whether the job needs this process, so that its failure is the whole job's. */
    static boolean isJoined() {
        return running || sessions > 0;
    }

    static synchronized void init() {
        if (is("MPI_Finalized")) {
            throw misused("MPI_Init called after MPI.Finalize: MPI can be initialised only once");
        }
        if (is("MPI_Initialized")) {
            throw misused("MPI_Init called twice: MPI is initialised already");
        }
        warn(Launch.foreign());
        JobWatch.begin();
        try (Frame frame = Frame.anytime("MPI_Init")) {
            frame.check(Mpi.MPI_Init(MemorySegment.NULL, MemorySegment.NULL));
        }
        begin();
    }

    /** The same with a level of thread support. */
    static synchronized int initThread(int required) {
        if (is("MPI_Finalized") || is("MPI_Initialized")) {
            throw misused("MPI_Init_thread called twice, or after MPI.Finalize");
        }
        warn(Launch.foreign());
        JobWatch.begin();
        int provided;
        try (Frame frame = Frame.anytime("MPI_Init_thread")) {
            MemorySegment providedAt = frame.cell();
            frame.check(
                    Mpi.MPI_Init_thread(
                            MemorySegment.NULL, MemorySegment.NULL, required, providedAt));
            provided = frame.intAt(providedAt);
        }
        begin();
        return provided;
    }

    /** Notes that a session began or ended: with one, calls need no Init. */
    static synchronized void session(int change) {
        sessions += change;
        hadSessions = true;
        JobWatch.begin();
    }

    /** Sessions may be left open: a process that has nothing but those may end as it likes. */
    private static void tellPart() {
        JobPart some = size > 1 ? JobPart.ONE_OF_MANY : JobPart.ALONE;
        (running ? some : JobPart.NONE).tell();
    }

    /** MPI still runs while it calls the program to delete the attributes of MPI_COMM_SELF. */
    static synchronized void finish() {
        require("MPI_Finalize");
        if (Leaks.ENABLED) {
            Leaks.report(rank);
        }
        KeptItem.letGo();
        Frees.all();
        JobWatch.end();
        try (Frame frame = Frame.anytime("MPI_Finalize")) {
            frame.check(Mpi.MPI_Finalize());
        } finally {
            running = false;
            tellPart();
            FrameStack.close();
            JobWatch.stop();
        }
    }

    /** The procedural binding may have initialised MPI; then the objects are usable as well. */
    private static synchronized void join(String call) {
        if (sessions > 0) {
            return;
        }
        if (is("MPI_Finalized")) {
            throw misused(call + " called after MPI.Finalize");
        }
        // Of Intel MPI, MPI_Initialized stays true after a session, though no call is allowed.
        if (hadSessions || !is("MPI_Initialized")) {
            throw misused(call + " called before MPI.Init");
        }
        if (!running) {
            begin();
        }
    }

    private static void begin() {
        for (long communicator : new long[] {Mpi.MPI_COMM_WORLD, Mpi.MPI_COMM_SELF}) {
            letErrorsReturn(communicator);
        }
        try (Frame frame = Frame.anytime("MPI_Init").unseen()) {
            MemorySegment cell = frame.cell();
            frame.check(Mpi.MPI_Comm_rank(Mpi.MPI_COMM_WORLD, cell));
            rank = frame.intAt(cell);
            frame.check(Mpi.MPI_Comm_size(Mpi.MPI_COMM_WORLD, cell));
            size = frame.intAt(cell);
        }
        MPI.NUM_OF_PROCESSORS = size;
        running = true;
        JobWatch.begin();
        tellPart();
        warn(Launch.aloneAmongMany(size));
        if (rank == 0) {
            warn(Launch.withoutLauncher());
            warn(Properties.misspelt());
        }
    }

    /** Makes a communicator return its errors, which panmpi makes exceptions of. */
    static void letErrorsReturn(long communicator) {
        Mpi.MPI_Comm_set_errhandler(communicator, errorsReturn());
    }

    /**
     * The handler that lets errors return. Intel MPI 2021.18's libmpi_abi has its number and that
     * of MPI_ERRORS_ABORT the other way round, so a library with the standard ABI is asked: it is
     * what files have by default. Before the first session nothing can be asked.
     */
    static long errorsReturn() {
        if (!MPI.Get_abi().equals("standard") || !mayAsk()) {
            return Mpi.MPI_ERRORS_RETURN;
        }
        try (Frame frame = Frame.anytime("MPI_File_get_errhandler").unseen()) {
            MemorySegment handlerAt = frame.cell();
            int error = Mpi.MPI_File_get_errhandler(Mpi.MPI_FILE_NULL, handlerAt);
            return error == 0 ? frame.handleAt(handlerAt, "MPI_Errhandler") : Mpi.MPI_ERRORS_RETURN;
        }
    }

    private static boolean mayAsk() {
        return sessions > 0 || is("MPI_Initialized") && !is("MPI_Finalized");
    }

    /** Asks MPI one of the two questions that may be asked at any time. */
    static boolean is(String question) {
        try (Frame frame = Frame.anytime(question).unseen()) {
            MemorySegment flagAt = frame.cell();
            frame.check(
                    question.equals("MPI_Finalized")
                            ? Mpi.MPI_Finalized(flagAt)
                            : Mpi.MPI_Initialized(flagAt));
            return frame.flagAt(flagAt);
        }
    }

    private static void warn(String complaint) {
        if (!complaint.isEmpty()) {
            System.err.println(complaint);
        }
    }

    private static MPIException misused(String complaint) {
        String call = complaint.substring(0, complaint.indexOf(' '));
        return new MPIException(call, Mpi.MPI_ERR_OTHER, Mpi.MPI_ERR_OTHER, complaint);
    }
}
