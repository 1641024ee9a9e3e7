package panmpi.tests.programs.deaths;

import java.util.Map;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import mpi.MPI;

/** Lists uncaught exceptions in threads of all kinds. */
final class Exceptions {
    static final Map<String, Death> ALL =
            Map.ofEntries(
                    Map.entry("throw", Death.ofLast(Exceptions::fall)),
                    Map.entry("throw-on-all", Death.ofAll(Exceptions::fall)),
                    Map.entry("throw-beside-thread", Death.ofLast(Exceptions::besideThread)),
                    Map.entry("throw-in-thread", Death.ofLast(Exceptions::inThread)),
                    Map.entry("throw-in-virtual-thread", Death.ofLast(Exceptions::inVirtual)),
                    Map.entry("throw-in-executor", Death.ofLast(Exceptions::inExecutor)),
                    Map.entry("throw-in-stream", Death.ofLast(Exceptions::inStream)),
                    Map.entry("throw-in-initializer", Death.ofLast(Exceptions::inInitializer)),
                    Map.entry("throw-unprintable", Death.ofLast(Exceptions::unprintable)),
                    Map.entry("throw-without-stack", Death.ofLast(Exceptions::withoutStack)),
                    Map.entry("throw-without-cause", Death.ofLast(Exceptions::withoutCause)),
                    Map.entry("throw-with-own-handler", Death.ofLast(Exceptions::ownHandler)),
                    Map.entry("throw-beside-call", Death.ofLast(Exceptions::besideCall)),
                    Map.entry("throw-beside-busy-thread", Death.ofLast(Exceptions::besideBusy)),
                    Map.entry("wrong-rank", Death.ofLast(Exceptions::wrongRank)),
                    Map.entry("truncated", Death.ofLast(Exceptions::truncated)));

    private Exceptions() {}

    private static void fall() {
        throw Death.illness();
    }

    /** Dies while another thread, which is not a daemon thread, keeps the JVM alive. */
    private static void besideThread() {
        Thread.ofPlatform().start(Death::waitForEver);
        fall();
    }

    private static void besideBusy() {
        Thread.ofPlatform()
                .start(
                        () -> {
                            while (true) {
                                Thread.onSpinWait();
                            }
                        });
        fall();
    }

    private static void inThread() {
        Thread.ofPlatform().name("worker").start(Exceptions::fall);
        Death.waitForEver();
    }

    private static void inVirtual() {
        Thread.ofVirtual().name("light").start(Exceptions::fall);
        Death.waitForEver();
    }

    private static void inExecutor() {
        Executors.newFixedThreadPool(2).execute(Exceptions::fall);
        Death.waitForEver();
    }

    private static void inStream() {
        IntStream.range(0, 100).parallel().forEach(_ -> fall());
    }

    private static void inInitializer() {
        System.out.println(Unlucky.VALUE);
    }

    private static void unprintable() {
        throw new Unprintable();
    }

    private static void withoutStack() {
        throw new WithoutStack();
    }

    private static void withoutCause() {
        throw new WithoutCause();
    }

    /**
     * Dies after the program has set, after Init, an exception handler of its own that ignores all
     * exceptions.
     */
    private static void ownHandler() {
        Thread.setDefaultUncaughtExceptionHandler((_, _) -> {});
        Thread.ofPlatform()
                .start(
                        () -> {
                            Death.sleep(1500);
                            fall();
                        });
        Death.waitForEver();
    }

    /** Dies while another thread of the same rank is in a call of MPI. */
    private static void besideCall() {
        Thread.ofPlatform().start(() -> MPI.COMM_SELF.Recv(new int[1], 0, 1, MPI.INT, 0, 99));
        Death.sleep(1500);
        fall();
    }

    private static void wrongRank() {
        MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 99, 0);
    }

    private static void truncated() {
        var self = MPI.COMM_SELF;
        self.Isend(new int[100], 0, 100, MPI.INT, 0, 5);
        self.Recv(new int[1], 0, 1, MPI.INT, 0, 5);
    }

    private static final class Unlucky {
        static final int VALUE = Integer.parseInt("unlucky");
    }

    private static final class Unprintable extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            throw Death.illness();
        }
    }

    private static final class WithoutStack extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            throw new AssertionError("no text");
        }

        @Override
        public StackTraceElement[] getStackTrace() {
            throw Death.illness();
        }
    }

    private static final class WithoutCause extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public synchronized Throwable getCause() {
            throw Death.illness();
        }
    }
}
