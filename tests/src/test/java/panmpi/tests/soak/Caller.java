package panmpi.tests.soak;

import java.util.List;
import java.util.random.RandomGenerator;
import mpi.Prequest;
import mpi.internal.link.Linkage;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.NamedCall;

/**
 * Makes the MPI call of a {@link Collective} or {@link Reduction} several times, in one of the
 * three modes: blocking, nonblocking or persistent.
 */
final class Caller {
    private final CallMode way;
    private final RandomGenerator own;
    private final NamedCall call;
    private final Object[] arguments;
    private final Prequest prepared;

    Caller(CallMode way, RandomGenerator own, NamedCall call, Object... arguments) {
        this.way = way;
        this.own = own;
        this.call = call;
        this.arguments = arguments;
        prepared = way == CallMode.PERSISTENT ? call.prepare(arguments) : null;
    }

    void run() {
        switch (way) {
            case BLOCKING -> call.make(arguments);
            case NONBLOCKING -> Completion.of(own, List.of(call.begin(arguments)));
            case PERSISTENT -> {
                prepared.Start();
                complete();
            }
        }
    }

    /**
     * Completes the request; Testall is not used on MPICH, whose MPI_Testall reports an error for a
     * persistent collective, in C as well.
     */
    private void complete() {
        boolean isWrong = Linkage.library().matches("(MPICH|Intel).*");
        Completion.of(own, List.of(prepared), isWrong);
    }

    void end() {
        if (prepared != null) {
            prepared.Free();
        }
    }
}
