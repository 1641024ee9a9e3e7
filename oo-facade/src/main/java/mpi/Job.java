package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.call.CallStack;
import mpi.internal.call.DeferredFrees;
import mpi.internal.call.LeakReport;
import mpi.internal.call.MpiMemoryArenas;
import mpi.internal.discovery.Yielding;
import mpi.internal.futures.OpenFutures;
import mpi.internal.job.JobState;
import mpi.internal.job.JobWarnings;
import mpi.internal.job.JobWatch;
import mpi.internal.job.ThreadLevel;
import mpi.internal.launch.Launch;
import mpi.internal.objects.PinnedMessageCache;
import mpi.internal.strict.Strict;
import mpi.internal.system.HostProgram;
import mpi.internal.trace.Trace;

/** Initializes and finalizes MPI in this process. */
final class Job {

    private Job() {}

    /**
     * Throws unless MPI is running. The state is read without synchronization, since a thread that
     * may call MPI has synchronized with the thread that called Init.
     */
    static void require(String call) {
        if (!JobState.isRunning()) {
            join(call);
        }
    }

    static synchronized void init() {
        if (is("MPI_Finalized")) {
            throw Misuse.of("MPI_Init called after MPI.Finalize: MPI can be initialised only once");
        }
        if (is("MPI_Initialized")) {
            throw Misuse.of("MPI_Init called twice: MPI is initialised already");
        }
        if (ThreadLevel.isChosen()) {
            String lack = ThreadLevel.lack(initThread(ThreadLevel.chosen()));
            JobWarnings.print(JobState.rank() == 0 ? lack : "");
            return;
        }
        prepare();
        try (Frame frame = Frame.anytime("MPI_Init")) {
            frame.check(Mpi.MPI_Init(MemorySegment.NULL, MemorySegment.NULL));
        }
        begin();
    }

    /** Initializes MPI with a level of thread support, and returns the level provided. */
    static synchronized int initThread(int required) {
        if (is("MPI_Finalized") || is("MPI_Initialized")) {
            throw Misuse.of("MPI_Init_thread called twice, or after MPI.Finalize");
        }
        prepare();
        int provided;
        try (Frame frame = Frame.anytime("MPI_Init_thread")) {
            MemorySegment providedAt = frame.cell();
            frame.check(
                    Mpi.MPI_Init_thread(
                            MemorySegment.NULL, MemorySegment.NULL, required, providedAt));
            provided = frame.intAt(providedAt);
        }
        CallStack.areSeveral |= provided == Mpi.MPI_THREAD_MULTIPLE;
        begin();
        return provided;
    }

    private static void prepare() {
        JobWarnings.print(Launch.mismatchMessage());
        JobWatch.begin();
        if (Checks.STRICT) {
            Strict.prepare();
        }
    }

    /** Adds {@code change} to the count of open sessions; while one is open, calls need no Init. */
    static synchronized void session(int change) {
        // The hints of a session may ask for thread support, so that several threads may call MPI.
        CallStack.areSeveral = true;
        JobWarnings.printOfSession();
        JobState.addSessions(change);
        JobWatch.begin();
        endWithLast();
    }

    /**
     * Releases the memory attached to MPI and sets the program's objects to null handles, unless
     * MPI is still running, through Init or an open session.
     */
    private static void endWithLast() {
        if (!JobState.isJoined()) {
            MpiMemoryArenas.detachAll();
            DeferredFrees.end(Handle::forget);
        }
    }

    /**
     * Finalizes MPI. MPI counts as running until MPI_Finalize returns, since MPI_Finalize calls the
     * program's delete functions for the attributes of MPI_COMM_SELF. If the program has such
     * functions, its objects stay usable until then; while a session is open, they stay usable
     * longer.
     */
    static synchronized void finish() {
        require("MPI_Finalize");
        if (JobState.hasLostProcesses()) {
            leave();
            return;
        }
        OpenFutures.end();
        Misuse.refuseUnfinished();
        PrivateComm.freeAll();
        if (LeakReport.ENABLED) {
            LeakReport.report(JobState.rank());
        }
        PinnedMessageCache.evict();
        TraceClocks.measure(1);
        if (Checks.STRICT) {
            Strict.finish();
        }
        if (!JobState.hasSession() && !JobState.mayDeleteAtEnd()) {
            DeferredFrees.all(Handle::forget);
        }
        JobWatch.end();
        try (Frame frame = Frame.anytime("MPI_Finalize")) {
            LastMessages.deliver();
            frame.check(Mpi.MPI_Finalize());
        } finally {
            JobState.end();
            endWithLast();
            FrameStack.close();
            JobWatch.stop();
        }
        endTrace();
    }

    private static void endTrace() {
        if (Trace.FOLDER != null) {
            Trace.FOLDER.finish();
        }
    }

    /**
     * Ends the use of MPI in this process without MPI_Finalize, which would wait for the processes
     * that the job has lost.
     */
    private static void leave() {
        JobState.end();
        JobWatch.end();
        FrameStack.close();
        JobWatch.stop();
        endTrace();
    }

    /**
     * Takes over an MPI that the procedural binding or a program of C has initialised; throws if
     * MPI does not run.
     */
    static synchronized void join(String call) {
        if (JobState.hasSession()) {
            return;
        }
        if (is("MPI_Finalized")) {
            throw Misuse.of(call + " called after MPI.Finalize");
        }
        // With Intel MPI, MPI_Initialized stays true after a session, though no call is allowed.
        if (JobState.hadSession() || !is("MPI_Initialized")) {
            throw Misuse.of(call + " called before MPI.Init");
        }
        if (!JobState.isRunning()) {
            CallStack.areSeveral = true;
            begin();
            JobState.setGuest(HostProgram.exists());
        }
    }

    private static void begin() {
        for (long communicator : new long[] {Mpi.MPI_COMM_WORLD, Mpi.MPI_COMM_SELF}) {
            ErrorsReturn.set(communicator);
        }
        int rank;
        int size;
        try (Frame frame = Frame.anytime("MPI_Init").unseen()) {
            MemorySegment cell = frame.cell();
            frame.check(Mpi.MPI_Comm_rank(Mpi.MPI_COMM_WORLD, cell));
            rank = frame.intAt(cell);
            frame.check(Mpi.MPI_Comm_size(Mpi.MPI_COMM_WORLD, cell));
            size = frame.intAt(cell);
        }
        String alone = Launch.aloneAmongMany(size);
        if (!alone.isEmpty() && !Launch.allowsSingletons()) {
            throw unmet(alone);
        }
        MPI.NUM_OF_PROCESSORS = size;
        JobWatch.begin();
        JobWatch.detectConcurrentCalls();
        if (Yielding.isPossible()) {
            Yielding.turn(!ThreadLevel.granted().isEmpty());
        }
        JobState.begin(rank, size);
        if (Trace.FOLDER != null) {
            MPI.COMM_WORLD.tracedNumber();
            TraceClocks.measure(0);
        }
        JobWarnings.print(alone);
        if (rank == 0) {
            JobWarnings.printOfOptions();
        }
        if (Checks.STRICT) {
            Strict.begin();
        }
    }

    /**
     * Finalizes MPI and makes the exception for processes of one job that each see a world of size
     * 1: if they went on, each would compute as if it were alone.
     */
    private static MPIException unmet(String complaint) {
        JobWatch.begin();
        Mpi.MPI_Finalize();
        FrameStack.close();
        JobWatch.stop();
        Launch.awaitSpeaker();
        return new MPIException("MPI_Init", Mpi.MPI_ERR_OTHER, Mpi.MPI_ERR_OTHER, complaint);
    }

    /** Calls MPI_Initialized or MPI_Finalized, named by {@code question}, and returns the flag. */
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
}
