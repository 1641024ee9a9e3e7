package panmpi.tests;

import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import mpi.Prequest;
import mpi.Request;

/**
 * The three ways to make a collective call. Each makes it several times with the same buffers and
 * other data; the lists of a test hold its forms, one on arrays and one on segments.
 */
public enum Way {
    BLOCKING,
    NONBLOCKING,
    PERSISTENT;

    private static final int ROUNDS = 3;

    /**
     * Makes a call, several rounds.
     *
     * @param fill fills the buffers for a round.
     * @param blocking makes the call.
     * @param nonblocking begins the call.
     * @param persistent prepares the call, once for all rounds.
     * @param check asserts what the buffers hold after a round.
     */
    public void run(
            IntConsumer fill,
            Runnable blocking,
            Supplier<List<Request>> nonblocking,
            Supplier<List<Prequest>> persistent,
            IntConsumer check) {
        List<Prequest> prepared = this == PERSISTENT ? persistent.get() : List.of();
        Fleeting.spoil();
        for (int round = 0; round < ROUNDS; round++) {
            fill.accept(round);
            switch (this) {
                case BLOCKING -> blocking.run();
                case NONBLOCKING -> await(nonblocking.get());
                case PERSISTENT -> await(started(prepared));
            }
            check.accept(round);
        }
        prepared.forEach(Request::Free);
    }

    private static List<Prequest> started(List<Prequest> requests) {
        requests.forEach(Prequest::Start);
        return requests;
    }

    private static void await(List<? extends Request> requests) {
        Fleeting.spoil();
        Request.Waitall(requests.toArray(Request[]::new));
    }
}
