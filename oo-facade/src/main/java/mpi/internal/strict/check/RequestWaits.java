package mpi.internal.strict.check;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Role;
import mpi.internal.strict.wire.WaitLength;

/**
 * Tells the referee, the threads of rank 0 that check the calls of all ranks, when this rank waits
 * for requests: for all requests of a call, for any one of them, or in a loop of tests.
 */
final class RequestWaits {

    private final CheckContext context;
    private final TestLoops loops;

    RequestWaits(CheckContext context, TestLoops loops) {
        this.context = context;
        this.loops = loops;
    }

    /** Reports a wait before it begins. */
    void before(ObservedCall call) throws IOException {
        List<OpenRequest> named = NamedRequests.of(call);
        boolean isForOthers = named.stream().anyMatch(r -> r != null && r.isActive());
        for (OpenRequest request : isForOthers ? List.<OpenRequest>of() : named) {
            if (request != null && request.isPersistent() && !request.wasStarted()) {
                context.tell(
                        MistakeKind.NEVER_STARTED,
                        "a call completes a persistent request that was never started",
                        List.of(request.maker(), call),
                        List.of("made the request", "completes it"));
            }
        }
        wantStatuses(call, named);
        await(call, named, !call.function().has(Role.ANY));
    }

    /**
     * Looks up the requests of a test before it is made, since MPI sets the handles of complete
     * requests to null.
     */
    void beforeTest(ObservedCall call) {
        wantStatuses(call, NamedRequests.of(call));
    }

    private static void wantStatuses(ObservedCall call, List<OpenRequest> named) {
        if (named.stream().anyMatch(r -> r != null && (r.isFromAny() || r.isCancelled()))) {
            Statuses.want(call);
        }
    }

    /** Reports the requests that a call has completed. */
    void after(ObservedCall call, List<OpenRequest> named, List<OpenRequest> completed)
            throws IOException {
        boolean isTest = call.function().has(Role.TESTS);
        boolean isAny = call.function().has(Role.ANY);
        if (isTest) {
            pass(call, completed);
        } else if (isAny) {
            await(call, completed, true);
        }
        if (isTest && completed.isEmpty() && loops.isLong(call)) {
            long[] operations = operations(named);
            if (operations.length > 0) {
                TestLoops.tell(context, call, !isAny, operations);
            }
        }
    }

    private void await(ObservedCall call, List<OpenRequest> requests, boolean all)
            throws IOException {
        boolean isUnknown =
                requests.stream()
                        .anyMatch(r -> r != null && r.isActive() && r.operations().length == 0);
        if (isUnknown && !all) {
            return; // an I/O request, which the referee does not know, may end the wait
        }
        long[] operations = operations(requests);
        if (operations.length > 0) {
            context.feed().await(call.thread().number(), call.number(), all, operations);
        }
    }

    /**
     * Reports the requests that a test has completed. A send that MPI has buffered is reported with
     * {@link WaitLength#NONE}: the test returned although no receive may have been posted, so the
     * simulation must not wait for one.
     */
    private void pass(ObservedCall call, List<OpenRequest> completed) throws IOException {
        long[] sent = operations(completed.stream().filter(OpenRequest::isBuffered).toList());
        if (sent.length > 0) {
            context.feed()
                    .await(call.thread().number(), call.number(), true, WaitLength.NONE, sent);
        }
        await(call, completed.stream().filter(r -> !r.isBuffered()).toList(), true);
    }

    private static long[] operations(List<OpenRequest> requests) {
        return requests.stream()
                .filter(r -> r != null)
                .flatMapToLong(r -> Arrays.stream(r.operations()))
                .toArray();
    }
}
