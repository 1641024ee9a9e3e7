package panmpi.tests.faults;

import java.util.ArrayList;
import java.util.List;

/** All faults, by topic. */
final class Faults {
    private static final String ILL = "IllegalStateException: the rank is ill";
    private static final String MAIN = "rank 1 of 2: uncaught exception in thread \"main\"";
    private static final String THREAD = "rank 1 of 2: uncaught exception in thread \"";
    private static final String CALLBACK = "of 2: exception in a callback";
    private static final String UNFINISHED = "rank 1 of 2: the program ends without MPI.Finalize";
    private static final String ALONE = "panmpi.tests.programs.deaths.DyingIn$";
    private static final String PATIENCE = "-Dpanmpi.patience=3";

    private Faults() {}

    static List<Fault> all() {
        var all = new ArrayList<Fault>();
        all.addAll(exceptions());
        all.addAll(otherPrograms());
        all.addAll(endings());
        all.addAll(callbacks());
        all.addAll(shortages());
        all.addAll(crashes());
        all.addAll(signals());
        all.addAll(waits());
        all.addAll(starts());
        return all;
    }

    private static List<Fault> exceptions() {
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
                Fault.of("exception a handler swallows", "throw-with-own-handler").first(THREAD),
                Fault.of("MPI error: wrong rank", "wrong-rank")
                        .first(MAIN)
                        .says("dest 99 is outside 0..1"),
                Fault.of("MPI error: message truncated", "truncated")
                        .first(MAIN)
                        .says("MPI_ERR_TRUNCATE"));
    }

    private static List<Fault> otherPrograms() {
        return List.of(
                Fault.in("exception in MPI.run", ALONE + "Run")
                        .first("rank 1 of 2: exception in thread \"main\"")
                        .says("IOException: the rank is ill", "DyingIn.java:"),
                Fault.in("exception in MPI.run beside a thread", ALONE + "Run", "thread")
                        .first("rank 1 of 2: exception in thread \"main\""),
                Fault.in("exception, Finalize in finally", ALONE + "Finally")
                        .with("-Dpanmpi.patience=5")
                        .first("rank 1 of 2 has waited in MPI.Finalize for 3 s, called at")
                        .says("rank 0: \"main\" in MPI_Recv", "MPI.run(args, body)"),
                Fault.in("exception before Init", ALONE + "Before").says(ILL, "DyingIn.java:"),
                Fault.in("no Finalize on any rank", ALONE + "Forgetting")
                        .first("of 2: the program ends without MPI.Finalize"),
                Fault.in("exception in a session", ALONE + "InSession").first(MAIN).says(ILL));
    }

    private static List<Fault> endings() {
        return List.of(
                Fault.of("System.exit(3)", "exit-3").first(UNFINISHED),
                Fault.of("System.exit(0)", "exit-0").first(UNFINISHED),
                Fault.of("System.exit in a thread", "exit-in-thread").first(UNFINISHED),
                Fault.of("System.exit, a hook hangs", "exit-while-hook-hangs").first(UNFINISHED),
                Fault.of("System.exit, a hook throws", "exit-while-hook-throws"),
                Fault.of("Runtime.halt(4)", "halt-4"),
                Fault.of("Abort(7)", "abort-7").first("rank 1 of 2: MPI_Abort with code 7"),
                Fault.of("Abort on all ranks", "abort-on-all").first("MPI_Abort with code 7"),
                Fault.of("Abort of MPI.COMM_SELF", "abort-self").first("rank 1 of 2: MPI_Abort"),
                Fault.of("MPI.ERRORS_ARE_FATAL", "fatal-error"));
    }

    private static List<Fault> callbacks() {
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

    private static List<Fault> shortages() {
        return List.of(
                Fault.of("array too large", "huge-array").first(MAIN).says("OutOfMemoryError"),
                Fault.of("heap full", "full-heap")
                        .with("-Xmx64m")
                        .first(MAIN)
                        .says("OutOfMemoryError: Java heap space"),
                Fault.of("heap full in a thread", "full-heap-in-thread")
                        .with("-Xmx64m")
                        .first(THREAD)
                        .says("OutOfMemoryError: Java heap space"),
                Fault.of("heap full, ExitOnOutOfMemoryError", "full-heap")
                        .with("-Xmx64m", "-XX:+ExitOnOutOfMemoryError")
                        .says("java.lang.OutOfMemoryError: Java heap space"),
                Fault.of("heap full, CrashOnOutOfMemoryError", "full-heap")
                        .with("-Xmx64m", "-XX:+CrashOnOutOfMemoryError")
                        .says("Aborting due to java.lang.OutOfMemoryError"),
                Fault.of("metaspace full", "full-metaspace")
                        .with("-XX:MaxMetaspaceSize=18m")
                        .first(MAIN)
                        .says("OutOfMemoryError: Metaspace"),
                Fault.of("segment too large", "huge-segment").first(MAIN).says("OutOfMemoryError"),
                Fault.of("stack overflow", "overflow").first(MAIN).says("StackOverflowError"),
                Fault.of("stack overflow in a thread", "overflow-in-thread").first(THREAD),
                Fault.of("stack overflow in a virtual thread", "overflow-in-virtual")
                        .first(THREAD));
    }

    private static List<Fault> crashes() {
        var crash = "rank 1: process ";
        var report = "A fatal error has been detected";
        return List.of(
                Fault.of("JVM crash: reading", "crash-reading")
                        .first(crash)
                        .says("SIGSEGV", report),
                Fault.of("JVM crash: writing", "crash-writing")
                        .first(crash)
                        .says("SIGSEGV", report),
                Fault.of("JVM crash: calling", "crash-calling")
                        .first(crash)
                        .says("SIGSEGV", report),
                Fault.of("JVM crash in a thread", "crash-in-thread").first(crash).says(report),
                Fault.of("abort() in C", "c-abort").first(crash).says("SIGABRT"),
                Fault.of("exit(5) in C", "c-exit-5"),
                Fault.of("_exit(6) in C", "c-_exit-6"));
    }

    private static List<Fault> signals() {
        var all = new ArrayList<Fault>();
        for (String signal : List.of("KILL", "TERM", "INT", "SEGV", "ABRT", "BUS")) {
            var fault = Fault.of("SIG" + signal + " to a rank", "wait");
            all.add(fault.struckBy(Strike.rank(signal)));
        }
        for (String signal : List.of("TERM", "INT")) {
            var fault = Fault.of("SIG" + signal + " to a rank with a hook", "wait-with-hook");
            all.add(fault.struckBy(Strike.rank(signal)).says("HOOK"));
        }
        for (String signal : List.of("KILL", "TERM")) {
            var fault = Fault.of("SIG" + signal + " to mpiexec", "wait");
            all.add(fault.struckBy(Strike.mpiexec(signal)));
        }
        // MPICH's mpiexec ends with 0 then, also of a job in C.
        var interrupt = Fault.of("SIGINT to mpiexec", "wait").withAnyCode();
        all.add(interrupt.struckBy(Strike.mpiexec("INT")));
        all.add(
                Fault.of("SIGKILL to what started the ranks", "wait")
                        .struckBy(Strike.parent("KILL")));
        all.add(
                Fault.of("SIGKILL to a rank that sends", "send-long-for-ever")
                        .struckBy(Strike.rank("KILL")));
        all.add(
                Fault.of("SIGSTOP to a rank, patience 3", "wait")
                        .with(PATIENCE)
                        .struckBy(Strike.rank("STOP"))
                        .first("rank 0 of 2: thread \"main\" has been in MPI_Barrier for 3 s"));
        return all;
    }

    private static List<Fault> waits() {
        return List.of(
                Fault.of("all receive, patience 3", "receive-from-each-other")
                        .with(PATIENCE)
                        .first("thread \"main\" has been in MPI_Recv for 3 s")
                        .says("Waits.java:"),
                Fault.of("different collectives, patience 3", "different-collectives")
                        .with(PATIENCE)
                        .first("has been in MPI_"),
                Fault.of("a rank waits in Java, patience 3", "wait-in-java")
                        .with(PATIENCE)
                        .first("rank 0 of 2: thread \"main\" has been in MPI_Barrier for 3 s"),
                Fault.of("a rank is at its end, patience 5", "leave-early")
                        .with("-Dpanmpi.patience=5")
                        .first("rank 1 of 2 has waited in MPI.Finalize for 3 s")
                        .says("rank 0: \"main\" in MPI_Barrier"));
    }

    private static List<Fault> starts() {
        return List.of(
                Fault.of("a wrong -Dpanmpi.patience", "throw")
                        .early()
                        .with("-Dpanmpi.patience=soon")
                        .says("-Dpanmpi.patience=soon: it takes a whole number of seconds"),
                Fault.of("a wrong -Dpanmpi.lib", "throw")
                        .early()
                        .with("-Dpanmpi.lib=/nowhere/libmpi.so")
                        .says("/nowhere/libmpi.so does not exist"),
                Fault.in("a wrong main class", "no.such.Program").early().says("no.such.Program"));
    }
}
