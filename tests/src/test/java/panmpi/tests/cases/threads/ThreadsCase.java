package panmpi.tests.cases.threads;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.time.Duration;
import mpi.MPIException;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Patterns;
import panmpi.tests.support.World;

/** Tests calls from threads of the program, one at a time. */
@MpiTest(ranks = 2)
final class ThreadsCase {
    private static final int TAG = 2;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Test
    void userThreadCallsMpi() throws InterruptedException {
        inThread(Thread.ofPlatform(), ThreadsCase::exchangeAllTypes);
    }

    @Test
    void daemonThreadCallsMpi() throws InterruptedException {
        inThread(Thread.ofPlatform().daemon(), ThreadsCase::exchangeAllTypes);
    }

    @Test
    void virtualThreadCallsMpi() throws InterruptedException {
        inThread(Thread.ofVirtual(), ThreadsCase::exchangeAllTypes);
    }

    @Test
    void manyThreadsOneAfterAnother() throws InterruptedException {
        for (int i = 0; i < 50; i++) {
            inThread(Thread.ofPlatform(), World::assertMpiStillWorks);
        }
    }

    @Test
    void exceptionInThreadLeavesMpiUsable() throws InterruptedException {
        inThread(
                Thread.ofPlatform(),
                () -> {
                    try {
                        WORLD.Send(null, 0, 1, Patterns.INT.datatype, RANK, TAG);
                    } catch (MPIException expected) {
                        return;
                    }
                    throw new AssertionError("null was sent");
                });
        World.assertMpiStillWorks();
    }

    private static void exchangeAllTypes() {
        for (Patterns type : Patterns.values()) {
            var buffer = type.untouched(7);
            var sent = type.filled(RANK, 5);
            WORLD.Sendrecv(
                    sent,
                    0,
                    5,
                    type.datatype,
                    NEXT,
                    TAG,
                    buffer,
                    1,
                    5,
                    type.datatype,
                    PREVIOUS,
                    TAG);
            type.assertHolds(buffer, 1, 5, PREVIOUS, 0);
        }
    }

    private static void inThread(Thread.Builder kind, Runnable calls) throws InterruptedException {
        var failure = new Throwable[1];
        var thread =
                kind.unstarted(
                        () -> {
                            try {
                                calls.run();
                            } catch (RuntimeException | Error e) {
                                failure[0] = e;
                            }
                        });
        thread.start();
        assertTrue(thread.join(PATIENCE), "the thread still runs");
        assertNull(failure[0]);
    }
}
