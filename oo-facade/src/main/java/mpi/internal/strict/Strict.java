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
 * Checks of all ranks' calls together; called only with {@code -Dpanmpi.checks=strict}. The facade
 * tells what the calls of C do not show: the program's buffers, and which request is which.
 */
public final class Strict {

    private static Session session;

    private Strict() {}

    /** Sees the functions that are linked from now on. */
    public static void prepare() {
        if (session == null) {
            session = new Session();
            Linkage.interpose(session);
        }
    }

    /** Begins to check, on each rank of the job. */
    public static void begin() {
        for (String name : Function.operations()) {
            HandleNames.set("Op", Linkage.handle(name, "MPI_OP_NULL"), name);
        }
        session.begin();
    }

    /** Forgets what a call has named: one that panmpi refuses never comes to MPI. */
    public static void leaves() {
        if (session != null) {
            CallingThread.current().isOver();
        }
    }

    /** Tells of a call before Init or after Finalize, or of a second Init, and ends the process. */
    public static void misused(RuntimeException failure) {
        if (session == null || !session.hasTold(failure)) {
            Refusal refusal = new Refusal(failure);
            new LoneReport(Checks.REPORT).tell(refusal.text(), refusal.where(), JobState.rank());
            if (!Checks.GOES_ON) {
                System.out.flush();
                HardExit.now(LoneReport.EXIT);
            }
        }
    }

    /** Ends, before MPI does: tells of what is left, and waits for the verdict on all ranks. */
    public static void finish() {
        if (session != null) {
            session.finish();
        }
    }

    /** Takes the request that the latest call of this thread has made. */
    public static Object born() {
        return CallingThread.current().claim();
    }

    /** Adds a request that the next call of this thread names; null for one that is over. */
    public static void names(Object request) {
        CallingThread.current().names(request);
    }

    /** Adds a buffer that the next call of this thread uses. */
    public static void uses(
            String call, Object buffer, int offset, long count, TypeShape type, boolean isWritten) {
        if (buffer == null || type == null || count <= 0 || type.isObject()) {
            return;
        }
        CallingThread.current().uses(new PendingUse(call, buffer, offset, count, type, isWritten));
    }

    /** Adds a range of bytes in a buffer; one of objects, or in place of another, is none. */
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
