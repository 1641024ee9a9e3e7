package panmpi.tests.programs;

import java.util.concurrent.CountDownLatch;
import mpi.MPI;
import mpi.Op;

/** Rank 1 dies in one of many ways while the others wait for it. */
public final class DyingRank {
    private DyingRank() {}

    /**
     * Runs on two ranks or more.
     *
     * @param args how to die.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        if (args[0].equals("throw-in-callback")) {
            throwInCallback();
        } else if (MPI.COMM_WORLD.Rank() == 1) {
            die(args[0]);
        }
        MPI.COMM_WORLD.Barrier();
        System.out.println("NOBODY DIED");
    }

    private static void die(String how) {
        switch (how) {
            case "throw" -> throw new IllegalStateException("rank 1 is ill");
            case "throw-beside-thread" -> throwBesideThread();
            case "throw-in-thread" -> throwInThread();
            case "exit" -> System.exit(3);
            case "halt" -> Runtime.getRuntime().halt(4);
            case "out-of-memory" -> System.out.println(new long[Integer.MAX_VALUE][1 << 20].length);
            case "abort" -> MPI.COMM_WORLD.Abort(7);
            case "mpi-error" -> MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 99, 0);
            default -> throw new IllegalArgumentException(how);
        }
    }

    /** A thread that is no daemon keeps a JVM alive after its main thread has died. */
    private static void throwBesideThread() {
        Thread.ofPlatform().start(DyingRank::waitForEver);
        throw new IllegalStateException("rank 1 is ill");
    }

    /** A scan is reduced where its result is, on the last of two ranks. */
    private static void throwInCallback() {
        var op =
                Op.Create(
                        (_, _, _, _) -> {
                            throw new IllegalStateException("rank 1 is ill");
                        },
                        true);
        MPI.COMM_WORLD.Scan(new int[1], 0, new int[1], 0, 1, MPI.INT, op);
    }

    private static void throwInThread() {
        Thread.ofPlatform()
                .name("worker")
                .start(
                        () -> {
                            throw new IllegalStateException("rank 1 is ill");
                        });
        waitForEver();
    }

    private static void waitForEver() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
