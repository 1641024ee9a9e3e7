package mpi.internal.strict.check;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Role;

/** Checks the calls that make, start, complete, cancel or free requests. */
final class RequestSteps {

    private final CheckContext context;
    private final PersistentSteps persistents;
    private final Statuses statuses;
    private final Buffers buffers;
    private final RequestWaits waits;
    private final OpenRequests open = new OpenRequests();

    RequestSteps(
            CheckContext context,
            PersistentSteps persistents,
            Statuses statuses,
            Buffers buffers,
            TestLoops loops) {
        this.context = context;
        this.persistents = persistents;
        this.statuses = statuses;
        this.buffers = buffers;
        waits = new RequestWaits(context, loops);
    }

    /** Returns true for a function that has requests as input. */
    static boolean areOf(Function function) {
        return function.about().namesRequests();
    }

    /** Adds a request that a call has made. */
    void made(OpenRequest request) throws IOException {
        open.add(request);
        request.maker().thread().bears(request);
        if (request.isActive()) {
            buffers.begin(request.buffers());
        }
    }

    /** Checks a call before it is made. */
    void before(ObservedCall call) throws IOException {
        Function function = call.function();
        if (function.has(Role.STARTS)) {
            for (OpenRequest request : NamedRequests.of(call)) {
                start(request, call);
            }
        } else if (function.has(Role.WAITS)) {
            waits.before(call);
        } else if (function.has(Role.TESTS)) {
            waits.beforeTest(call);
        } else if (function.has(Role.CANCELS)) {
            cancel(call);
        } else if (function.has(Role.READIES)) {
            ready(call);
        } else if (function.has(Role.FREES)) {
            free(call);
        }
    }

    private void ready(ObservedCall call) throws IOException {
        OpenRequest request = persistent(call);
        if (request != null) {
            persistents.ready(request, call, buffers);
        }
    }

    /**
     * Returns the persistent request that the call has as an argument. It is found by its handle,
     * which is unique until the request is freed.
     */
    private OpenRequest persistent(ObservedCall call) {
        return open.persistent(call.handle(call.function().input("Request")));
    }

    private void start(OpenRequest request, ObservedCall by) throws IOException {
        if (request == null) {
            return;
        }
        if (request.isActive()) {
            context.tell(
                    MistakeKind.STARTED_TWICE,
                    "a persistent request is started again before it is complete",
                    List.of(request.maker(), request.starter(), by),
                    List.of("made the request", "started it", "starts it again"));
        }
        buffers.check(request, by);
        request.starts(
                by, persistents.start(request, by), PersistentSteps.receivesFromAny(request));
        buffers.begin(request.buffers());
    }

    private void free(ObservedCall call) throws IOException {
        for (OpenRequest request : NamedRequests.of(call)) {
            if (request != null && request.isActive()) {
                context.tell(
                        request.mustBeCompleted()
                                ? MistakeKind.FREED_FORBIDDEN
                                : MistakeKind.FREED_ACTIVE,
                        "a request is freed before it is complete",
                        List.of(request.maker(), call),
                        List.of("made the request", "frees it"));
            }
            if (request != null) {
                close(request);
                request.ends();
            }
        }
    }

    private void cancel(ObservedCall call) throws IOException {
        for (OpenRequest request : NamedRequests.of(call)) {
            if (request != null && request.mustBeCompleted()) {
                context.tell(
                        MistakeKind.CANCELLED,
                        "the request of a collective, partitioned or one-sided operation is"
                                + " cancelled",
                        List.of(request.maker(), call),
                        List.of("made the request", "cancels it"));
            } else if (request != null) {
                request.cancels();
            }
        }
    }

    private void close(OpenRequest request) {
        buffers.end(request.buffers());
        open.remove(request);
    }

    /** Reports operations on a file that are not complete when it is closed. */
    void closes(ObservedCall call) throws IOException {
        if (call.function().has(Role.FREES)) {
            open.tellOf(context, call.handle(call.function().first("File")), call);
        }
    }

    /** Returns the set of requests that are not complete. */
    OpenRequests open() {
        return open;
    }

    /** Checks a call that has succeeded. */
    void after(ObservedCall call) throws IOException {
        Function function = call.function();
        boolean isTest = function.has(Role.TESTS);
        if (function.has(Role.ASKS)) {
            answered(call);
        }
        if (function.has(Role.ARRIVES) && call.isTrue(function.output("flag"))) {
            PersistentSteps.arrived(persistent(call), call, buffers);
        }
        if (!isTest && !function.has(Role.WAITS)) {
            return;
        }
        List<OpenRequest> named = NamedRequests.of(call);
        List<OpenRequest> completed = new ArrayList<>();
        List<Integer> at = Completed.indices(call, named.size());
        for (int i = 0; i < at.size(); i++) {
            OpenRequest request = at.get(i) < named.size() ? named.get(at.get(i)) : null;
            if (request != null && request.isActive()) {
                resolve(request, call, i);
                completed.add(request);
            }
        }
        waits.after(call, named, completed);
        for (OpenRequest request : completed) {
            end(request, call);
        }
    }

    /**
     * Ends the use of the buffers of requests that a call such as {@code MPI_Request_get_status}
     * has found complete. The call does not free the requests.
     */
    private void answered(ObservedCall call) throws IOException {
        List<OpenRequest> named = NamedRequests.of(call);
        for (int index : Completed.indices(call, named.size())) {
            OpenRequest request = index < named.size() ? named.get(index) : null;
            if (request != null && request.isActive() && !request.isKnownComplete()) {
                buffers.compare(request, call);
                buffers.end(request.buffers());
                request.setKnownComplete();
            }
        }
    }

    /** Ends the active requests of a Start, Wait or Test that has failed; ignores other calls. */
    void failed(ObservedCall call) throws IOException {
        boolean isStart = call.function().has(Role.STARTS);
        if (!isStart && !call.function().has(Role.WAITS) && !call.function().has(Role.TESTS)) {
            return;
        }
        List<OpenRequest> named = NamedRequests.of(call);
        for (int i = 0; i < named.size(); i++) {
            OpenRequest request = named.get(i);
            if (request != null && request.isActive()) {
                if (request.isFromAny() && !isStart && !call.function().has(Role.ANY)) {
                    statuses.resolve(request.operations(), request.members(), Statuses.of(call, i));
                }
                for (long operation : request.operations()) {
                    context.feed().fail(operation);
                }
                end(request, call);
            }
        }
    }

    private void resolve(OpenRequest request, ObservedCall call, int index) throws IOException {
        if (!request.isFromAny() && !request.isCancelled()) {
            return;
        }
        MemorySegment status = Statuses.of(call, index);
        if (status != null && request.isCancelled() && Statuses.isCancelled(status)) {
            for (long operation : request.operations()) {
                context.feed().cancel(operation);
            }
        } else if (request.isFromAny()) {
            statuses.resolve(request.operations(), request.members(), status);
        }
    }

    private void end(OpenRequest request, ObservedCall by) throws IOException {
        if (!request.isKnownComplete()) {
            buffers.compare(request, by);
        }
        request.ends();
        buffers.end(request.buffers());
        if (!request.isPersistent()) {
            request.buffers().clear();
            open.remove(request);
        }
        by.thread().unclaimed().remove(request);
    }

    /** Reports the requests that are left at the end. */
    void finish() throws IOException {
        open.tellLeft(context);
    }
}
