package panmpi.tests.soak;

import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import mpi.Prequest;
import mpi.Request;
import mpi.internal.Linkage;
import panmpi.tests.support.Way;

/** A collective call in one of the three ways, made several times. */
final class Caller {
    private final Way way;
    private final RandomGenerator own;
    private final Runnable blocking;
    private final Supplier<Request> nonblocking;
    private final Prequest prepared;

    Caller(
            Way way,
            RandomGenerator own,
            Runnable blocking,
            Supplier<Request> nonblocking,
            Supplier<Prequest> persistent) {
        this.way = way;
        this.own = own;
        this.blocking = blocking;
        this.nonblocking = nonblocking;
        prepared = way == Way.PERSISTENT ? persistent.get() : null;
    }

    void run() {
        switch (way) {
            case BLOCKING -> blocking.run();
            case NONBLOCKING -> Completion.of(own, List.of(nonblocking.get()));
            case PERSISTENT -> {
                prepared.Start();
                complete();
            }
        }
    }

    /** Of MPICH, MPI_Testall says that a persistent collective failed, in C too. */
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
