package mpi.internal.strict;

import mpi.internal.Checks;
import mpi.internal.job.JobState;
import mpi.internal.link.Linkage;
import mpi.internal.staging.ByteRange;
import mpi.internal.staging.InPlace;
import mpi.internal.staging.TypeShape;
import mpi.internal.strict.call.CallingThread;
import mpi.internal.strict.call.HandleNames;
import mpi.internal.strict.check.BufferUse;
import mpi.internal.strict.check.PendingUse;
import mpi.internal.strict.referee.LoneReport;
import mpi.internal.strict.table.Function;
import mpi.internal.system.HardExit;

/**
 * Entry point of the facade (panmpi's public classes) into strict checks. The facade calls it only
 * with {@code -Dpanmpi.checks=strict}. The checks see the arguments of each C function; the facade
 * adds what these arguments do not show, such as the Java array to which an address belongs.
 */
public final class Strict {

    private static Session session;

    private Strict() {}

    /**
     * Starts to observe MPI functions: every function that is linked after this call is wrapped.
     */
    public static void prepare() {
        if (session == null) {
            session = new Session();
            Linkage.interpose(session);
        }
    }

    /** Begins the checks on this rank, after MPI was initialized. */
    public static void begin() {
        for (String name : Function.operations()) {
            HandleNames.set("Op", Linkage.handle(name, "MPI_OP_NULL"), name);
        }
        session.begin();
    }

    /**
     * Forgets the buffers and requests that the facade has announced for the current call. This is
     * needed if panmpi refuses the call: MPI is then not called, so that the end of the call, which
     * normally forgets them, never comes.
     */
    public static void leaves() {
        if (session != null) {
            CallingThread.current().clearCall();
        }
    }

    /** Reports a call before Init or after Finalize, or a second Init, and ends the process. */
    public static void misused(RuntimeException failure) {
        if (session == null || !session.hasTold(failure)) {
            Refusal refusal = new Refusal(failure);
            new LoneReport(Checks.REPORT)
                    .tell(refusal.text(), refusal.where(), JobState.rank(), session != null);
            if (!Checks.GOES_ON) {
                System.out.flush();
                HardExit.now(LoneReport.EXIT);
            }
        }
    }

    /**
     * Ends the checks before MPI is finalized: reports what was not freed or received, and waits
     * until the referee has checked the calls of all ranks.
     */
    public static void finish() {
        if (session != null) {
            session.finish();
        }
    }

    /**
     * Returns the checks' record of the request that the latest call of this thread has made, which
     * the facade's {@code Request} keeps; null if the call has made no request.
     */
    public static Object born() {
        return CallingThread.current().claim();
    }

    /**
     * Announces a request that the next call of this thread waits for, tests, starts or frees: the
     * record from {@link #born}, or null for a request that is complete.
     */
    public static void names(Object request) {
        CallingThread.current().names(request);
    }

    /** Announces a buffer that the next call of this thread reads or writes. */
    public static void uses(
            String call, Object buffer, int offset, long count, TypeShape type, boolean isWritten) {
        if (buffer == null || type == null || count <= 0 || type.isObject()) {
            return;
        }
        CallingThread.current().uses(new PendingUse(call, buffer, offset, count, type, isWritten));
    }

    /**
     * Announces a range of bytes that the next call of this thread reads or writes. Arrays of
     * objects and {@code MPI.IN_PLACE} are ignored, since MPI does not access their memory.
     */
    public static void uses(Object buffer, int offset, ByteRange range, boolean isWritten) {
        if (buffer == null || buffer instanceof Object[] || InPlace.is(buffer)) {
            return;
        }
        BufferUse use = BufferUse.of(buffer, offset, range, isWritten);
        if (use != null) {
            CallingThread.current().uses(use);
        }
    }
}
