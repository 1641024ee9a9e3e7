package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.feed.Feed;
import mpi.internal.strict.feed.Finding;
import mpi.internal.strict.object.Communicators;
import mpi.internal.strict.object.Datatypes;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.wire.Severity;

/**
 * State that the checks of this rank share: the connection to the referee, and the communicators
 * and datatypes that are known.
 */
final class CheckContext {

    private static final long LONGEST_MILLIS = 5_000;

    private final Feed feed;
    private final boolean goesOn;
    private final Communicators communicators = new Communicators();
    private final Datatypes datatypes = new Datatypes();
    private final AtomicLong operations = new AtomicLong();
    private final java.util.Set<Long> told = java.util.concurrent.ConcurrentHashMap.newKeySet();

    /**
     * Communicator, window or file of the latest call, cached since most calls have the same
     * communicator as the call before.
     */
    private volatile Shared latest;

    private record Shared(String kind, long handle, Members members) {}

    CheckContext(Feed feed, boolean goesOn) {
        this.feed = feed;
        this.goesOn = goesOn;
    }

    Feed feed() {
        return feed;
    }

    Communicators communicators() {
        return communicators;
    }

    Datatypes datatypes() {
        return datatypes;
    }

    /** Returns a new number for an operation, which no other operation of this rank has. */
    long operation() {
        return operations.incrementAndGet();
    }

    /**
     * Returns the processes of the communicator, window or file of a call. Returns null if the call
     * has none, or if some processes belong to another job, whose calls the referee does not see.
     */
    Members members(ObservedCall call) throws IOException {
        Parameter parameter = call.function().about().shared();
        return parameter == null ? null : members(parameter.kind(), call.handle(parameter));
    }

    /**
     * Returns the processes that share the communicator, window or file with a handle. Returns null
     * for the null handle, and if some processes belong to another job.
     *
     * @param kind {@code Comm}, {@code Win} or {@code File}.
     */
    Members members(String kind, long handle) throws IOException {
        Shared known = latest;
        if (known == null || known.handle != handle || !known.kind.equals(kind)) {
            known = new Shared(kind, handle, find(kind, handle));
            latest = known;
        }
        return known.members;
    }

    /** Forgets a handle that was freed or is reused. */
    void forget(String kind, long handle) {
        communicators.forget(kind, handle);
        latest = null;
    }

    private Members find(String kind, long handle) throws IOException {
        Members members = communicators.of(kind, handle);
        if (members == null || !members.isWithinJob()) {
            return null;
        }
        synchronized (told) {
            if (told.add(members.number())) {
                feed.communicator(members.number(), members.all());
            }
        }
        return members;
    }

    /**
     * Reports a mistake. If the job ends soon after the mistake, waits for the referee to end this
     * process.
     */
    void tell(MistakeKind kind, String title, List<? extends CallNote> calls, List<String> notes)
            throws IOException {
        feed.finding(
                new Finding(
                        kind.word(),
                        kind.severity(),
                        title,
                        List.copyOf(calls),
                        notes,
                        kind.rule(),
                        kind.remedy()));
        if (kind.severity() == Severity.ERROR && !goesOn) {
            awaitEnd();
        }
    }

    /** Waits up to 5 s for the referee to end this process. */
    static void awaitEnd() {
        try {
            Thread.sleep(LONGEST_MILLIS);
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }
}
