package panmpi.tests.faults;

import java.util.List;

/** Lists faults that are uncaught exceptions, thrown at different places of a program. */
final class ExceptionFaults {
    private static final String ILL = "IllegalStateException: the rank is ill";
    private static final String MAIN = "rank 1 of 2: uncaught exception in thread \"main\"";
    private static final String THREAD = "rank 1 of 2: uncaught exception in thread \"";
    private static final String CALLBACK = "of 2: exception in a callback";
    private static final String ALONE = "panmpi.tests.programs.deaths.DyingIn$";

    private ExceptionFaults() {}

    static List<Fault> exceptions() {
        return List.of(
                Fault.of("exception in main", "throw").first(MAIN).says(ILL, "Exceptions.java:"),
                Fault.of("exception on all ranks", "throw-on-all")
                        .first("of 2: uncaught")
                        .says(ILL),
                Fault.of("exception on rank 3 of 4", "throw").on(4).first("rank 3 of 4: uncaught"),
                Fault.of("exception beside a thread", "throw-beside-thread").first(MAIN).says(ILL),
                Fault.of("exception beside a busy thread", "throw-beside-busy-thread").first(MAIN),
                Fault.of("exception beside a call of MPI", "throw-beside-call").first(MAIN),
                Fault.of("exception in a thread", "throw-in-thread").first(THREAD + "worker\""),
                Fault.of("exception in a virtual thread", "throw-in-virtual-thread")
                        .first(THREAD + "light\""),
                Fault.of("exception in an executor", "throw-in-executor").first(THREAD + "pool-"),
                Fault.of("exception in a parallel stream", "throw-in-stream").first(MAIN),
                Fault.of("exception in an initializer", "throw-in-initializer")
                        .first(MAIN)
                        .says("ExceptionInInitializerError"),
                Fault.of("exception that cannot be printed", "throw-unprintable")
                        .first(MAIN)
                        .says("Unprintable", "Exceptions.java:"),
                Fault.of("exception without text and stack", "throw-without-stack")
                        .first(MAIN)
                        .says("Exceptions$WithoutStack", "java.lang.AssertionError"),
                Fault.of("exception without a cause", "throw-without-cause")
                        .first(MAIN)
                        .says("Exceptions$WithoutCause", "Exceptions.java:"),
                Fault.of("exception a handler swallows", "throw-with-own-handler").first(THREAD),
                Fault.of("MPI error: wrong rank", "wrong-rank")
                        .first(MAIN)
                        .says("dest 99 is outside 0..1"),
                Fault.of("MPI error: message truncated", "truncated")
                        .first(MAIN)
                        .says("MPI_ERR_TRUNCATE"));
    }

    static List<Fault> otherPrograms() {
        return List.of(
                Fault.in("exception in MPI.run", ALONE + "Run")
                        .first("rank 1 of 2: exception in thread \"main\"")
                        .says("IOException: the rank is ill", "DyingIn.java:"),
                Fault.in("exception in MPI.run beside a thread", ALONE + "Run", "thread")
                        .first("rank 1 of 2: exception in thread \"main\""),
                Fault.in("exception, Finalize in finally", ALONE + "Finally")
                        .with("-Dpanmpi.patience=5")
                        .first("rank 1 of 2 has waited in MPI.Finalize for ")
                        .says(", called at", "rank 0: \"main\" in MPI_Recv", "MPI.run(args, body)"),
                Fault.in("exception before Init", ALONE + "Before").says(ILL, "DyingIn.java:"),
                Fault.in("no Finalize on any rank", ALONE + "Forgetting")
                        .first("of 2: the program ends without MPI.Finalize"),
                Fault.in("exception in a session", ALONE + "InSession").first(MAIN).says(ILL));
    }

    static List<Fault> callbacks() {
        return List.of(
                Fault.of("exception in an Op", "throw-in-op").first(CALLBACK).says(ILL),
                Fault.of("stack overflow in an Op", "overflow-in-op")
                        .first(CALLBACK)
                        .says("StackOverflowError"),
                Fault.of("System.exit in an Op", "exit-in-op")
                        .first("of 2: the program ends without MPI.Finalize"),
                Fault.of("exception in an attribute's function", "throw-in-attribute")
                        .first(CALLBACK)
                        .says(ILL),
                Fault.of("exception within Finalize", "throw-in-finalize")
                        .first(CALLBACK)
                        .says(ILL));
    }
}
