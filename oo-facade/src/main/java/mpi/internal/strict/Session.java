package mpi.internal.strict;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import mpi.internal.Checks;
import mpi.internal.call.CallStack;
import mpi.internal.call.InnerCall;
import mpi.internal.discovery.Family;
import mpi.internal.job.JobAbort;
import mpi.internal.job.ThreadLevel;
import mpi.internal.link.Interposer;
import mpi.internal.link.Linkage;
import mpi.internal.strict.call.CallingThread;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.check.Observer;
import mpi.internal.strict.feed.Feed;
import mpi.internal.strict.feed.RefereeReports;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.wire.CommonEnd;
import mpi.internal.system.HardExit;
import mpi.internal.watch.OtherThreads;

/**
 * Receives all MPI calls of this process from Init to Finalize, and passes those of the program to
 * the {@link Observer}. {@link Strict} makes the only session.
 */
final class Session implements Interposer, RefereeReports, CallSink {

    private volatile Observer observer;
    private boolean allowsAllThreads;

    @Override
    public MethodHandle around(String name, MethodHandle target) {
        Function function = Function.find(name);
        return function == null || !Observer.sees(function)
                ? target
                : new Interception(this, function, name.endsWith("_c")).around(target);
    }

    @Override
    public ObservedCall begin(Function function, boolean isLarge, Object[] arguments) {
        Observer observing = observer;
        if (observing == null || isInner()) {
            return null;
        }
        ObservedCall call = new ObservedCall(function, isLarge, arguments, CallingThread.current());
        try {
            observing.before(call);
        } catch (IOException gone) {
            loses(gone);
        }
        return call;
    }

    private static boolean isInner() {
        CallStack stack = CallStack.ofThread();
        return stack.depth() > 0 && stack.top() instanceof InnerCall;
    }

    @Override
    public void end(ObservedCall call, Object result) {
        call.ends();
        try {
            Observer observing = observer;
            if (observing != null) {
                observing.leaves(call);
            }
            if (observing != null && result.equals(0)) {
                observing.after(call);
            } else if (observing != null) {
                observing.failed(call);
            }
        } catch (IOException gone) {
            loses(gone);
        } finally {
            call.thread().clearCall();
            call.forgetsMemory();
        }
    }

    /** Begins the checks by connecting this rank to the referee. */
    void begin() {
        try {
            Feed feed = Connection.make(this);
            if (feed != null) {
                allowsAllThreads = ThreadLevel.granted().isEmpty();
                observer = new Observer(feed, Checks.GOES_ON);
                JobAbort.onFailure(this::fails);
                JobAbort.onEnd(this::endsUnfinished);
            }
        } catch (IOException failure) {
            System.err.println("panmpi: strict checks cannot begin: " + failure);
        }
    }

    /** Ends the checks: waits until the referee has checked the calls of all ranks. */
    void finish() {
        Observer ending = observer;
        if (ending == null) {
            return;
        }
        Function function = Function.find("MPI_Finalize");
        ObservedCall call =
                new ObservedCall(function, false, new Object[0], CallingThread.current());
        observer = null;
        try {
            ending.finish(call);
        } catch (IOException gone) {
            loses(gone);
        }
    }

    /** Reports an exception that ends the program, if the exception comes from MPI or panmpi. */
    private void fails(Throwable failure) {
        if (Refusal.is(failure)) {
            hasTold(failure);
        }
    }

    /**
     * Sends the referee a report of an exception that a call has thrown. Returns false if no checks
     * are running, so that the caller must report the exception.
     */
    boolean hasTold(Throwable failure) {
        Observer ending = observer;
        if (ending != null) {
            try {
                Refusal refusal = new Refusal(failure);
                ending.refused(refusal, refusal.errorClass());
            } catch (IOException gone) {
                loses(gone);
            }
        }
        return ending != null;
    }

    /** Reports that the program ends without Finalize. */
    private void endsUnfinished() {
        Observer ending = observer;
        if (ending != null) {
            try {
                ending.unfinished(new ProgramEnd());
            } catch (IOException gone) {
                loses(gone);
            }
        }
    }

    private void loses(IOException failure) {
        if (observer != null) {
            observer = null;
            System.err.println("panmpi: strict checks end, since rank 0 has gone: " + failure);
        }
    }

    @Override
    public void report(String text) {
        System.err.println(text);
    }

    /**
     * Ends this process at the same moment as the other ranks. MPICH's launcher exits with code 9
     * if it kills a rank whose output is still open; therefore the output is closed first. With
     * Open MPI, the output is not closed, since Open MPI's launcher may hang if outputs are closed
     * and ranks end at the same moment.
     */
    @Override
    public void exit(int code) {
        System.out.flush();
        if (!Linkage.abi().family().equals(Family.OPENMPI.word())) {
            close(FileDescriptor.out);
            close(FileDescriptor.err);
        }
        CommonEnd.await();
        HardExit.now(code);
    }

    @Override
    public boolean mayCallFromOtherThread() {
        return observer != null && allowsAllThreads && OtherThreads.goOutsideOfMpi();
    }

    private static void close(FileDescriptor output) {
        try {
            new FileOutputStream(output).close();
        } catch (IOException closed) {
            // The end of the process closes the output as well.
        }
    }
}
