package mpi.internal.strict.check;

import java.io.IOException;
import java.util.Arrays;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.wire.WaitLength;

/**
 * Finds loops in which a thread repeats a test and makes no other call, such as {@code while
 * (!request.test())}. After 1 s and 100 tests such a loop is reported as a wait, so that the
 * referee finds a deadlock that it is part of.
 */
final class TestLoops {

    private static final long LONG_NANOS = 1_000_000_000L;
    private static final int MANY = 100;
    private static final String TESTS = "mpi.junit.";

    private final ThreadLocal<Loop> loops = ThreadLocal.withInitial(Loop::new);

    /** Current loop of a thread. */
    private static final class Loop {
        private long kind;
        private long latest;
        private long begin;
        private int tests;
        private boolean isTold;
    }

    /**
     * Reports to the referee that a thread waits for operations in a loop of tests.
     *
     * @param call one test of the loop.
     * @param all true to wait for all of the operations, false for any one.
     * @param operations numbers of the operations.
     */
    static void tell(CheckContext context, ObservedCall call, boolean all, long... operations)
            throws IOException {
        long number = context.feed().keep(new LoopNote(call));
        context.feed().await(call.thread().number(), number, all, WaitLength.LOOP, operations);
    }

    /**
     * Counts a test that has found nothing. Returns true once for each loop, when it has lasted for
     * 1 s and 100 tests.
     */
    boolean isLong(ObservedCall call) {
        Loop loop = loops.get();
        long now = System.nanoTime();
        if (loop.kind != call.kind() || loop.latest + 1 != call.number()) {
            loop.kind = call.kind();
            loop.begin = now;
            loop.tests = 0;
            loop.isTold = false;
        }
        loop.latest = call.number();
        loop.tests++;
        boolean isLong = loop.tests > MANY && now - loop.begin > LONG_NANOS;
        boolean isFirst = isLong && !loop.isTold;
        loop.isTold |= isFirst;
        return isFirst && !isOfTests();
    }

    /**
     * Returns true for the loop in which panmpi-junit waits for the next unit test. Since no
     * message ends this loop, a wait in it is no deadlock.
     */
    private static boolean isOfTests() {
        return Arrays.stream(Thread.currentThread().getStackTrace())
                .map(StackTraceElement::getClassName)
                .filter(name -> !name.startsWith("java.") && !isOfMpi(name))
                .findFirst()
                .filter(name -> name.startsWith(TESTS))
                .isPresent();
    }

    private static boolean isOfMpi(String className) {
        return className.startsWith("mpi.") && !className.startsWith(TESTS);
    }
}
