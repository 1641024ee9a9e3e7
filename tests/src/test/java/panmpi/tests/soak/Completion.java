package panmpi.tests.soak;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import mpi.Request;
import mpi.Status;

/**
 * Completes requests for the soak in one of MPI's eight ways, chosen at random: by Wait, by Test,
 * or by one of their variants for several requests.
 */
final class Completion {
    private Completion() {}

    /** Completes all requests, and returns their statuses. */
    static Status[] of(RandomGenerator random, List<Request> pending) {
        return of(random, pending, false);
    }

    /**
     * Completes all requests, and returns their statuses. If {@code spare} is true, Testall is not
     * used, since the library has a defect there.
     */
    static Status[] of(RandomGenerator random, List<? extends Request> pending, boolean spare) {
        Request[] requests = pending.toArray(Request[]::new);
        return switch (random.nextInt(8)) {
            case 0 -> Request.Waitall(requests);
            case 1 -> spare ? Request.Waitall(requests) : polled(Request::Testall, requests);
            case 2 -> each(requests, Request::Wait);
            case 3 -> each(requests, request -> polled(Request::Test, request));
            case 4 -> gathered(requests, r -> one(Request.Waitany(r)));
            case 5 -> gathered(requests, r -> one(polled(Request::Testany, r)));
            case 6 -> gathered(requests, Request::Waitsome);
            default -> gathered(requests, r -> polled(Request::Testsome, r));
        };
    }

    private static Status[] one(Status status) {
        return new Status[] {status};
    }

    private static Status[] each(Request[] requests, Function<Request, Status> complete) {
        Status[] statuses = new Status[requests.length];
        for (int i = 0; i < requests.length; i++) {
            statuses[i] = complete.apply(requests[i]);
        }
        return statuses;
    }

    /**
     * Completes requests by calls that complete some of them; each returned status has the index of
     * its request.
     */
    private static Status[] gathered(Request[] requests, Function<Request[], Status[]> some) {
        Status[] statuses = new Status[requests.length];
        int done = 0;
        while (done < requests.length) {
            for (Status status : some.apply(requests)) {
                if (statuses[status.index] != null) {
                    throw new AssertionError("request " + status.index + " completed twice");
                }
                statuses[status.index] = status;
                done++;
            }
        }
        return statuses;
    }

    private static <A, T> T polled(Function<A, T> test, A argument) {
        T result = test.apply(argument);
        while (result == null) {
            Thread.yield();
            result = test.apply(argument);
        }
        return result;
    }
}
