package panmpi.tests.cases.requests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/** Tests futures of requests that MPI completes with an error. */
@MpiTest(ranks = {1, 2, 4})
final class FutureErrorsCase {
    private static final int TAG = 4;

    @Test
    void errorsOfMpiFailTheFuture() {
        assumeTrue(SIZE > 1, "Open MPI reports no error of a message to oneself");
        CompletableFuture<Status> tooShort =
                WORLD.Irecv(new int[1], 0, 1, MPI.INT, PREVIOUS, TAG).toFuture();
        WORLD.Send(new int[3], 0, 3, MPI.INT, NEXT, TAG);
        var failure = assertThrows(CompletionException.class, tooShort::join);
        var cause = assertInstanceOf(MPIException.class, failure.getCause());
        assertEquals(MPI.ERR_TRUNCATE, cause.getErrorClass());
    }
}
