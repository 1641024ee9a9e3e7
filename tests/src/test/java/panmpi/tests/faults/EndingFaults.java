package panmpi.tests.faults;

import java.util.List;

/** Lists faults that end a process: an exit without notice to MPI, lack of memory, or a crash. */
final class EndingFaults {
    private static final String RANK = "rank 1 of 2: ";
    private static final String MAIN = "rank 1 of 2: uncaught exception in thread \"main\"";
    private static final String THREAD = "rank 1 of 2: uncaught exception in thread \"";
    private static final String UNFINISHED = "rank 1 of 2: the program ends without MPI.Finalize";

    private static final String HALTED = "mpijava: rank 1 ends with exit code ";

    private EndingFaults() {}

    static List<Fault> endings() {
        return List.of(
                Fault.of("System.exit(3)", "exit-3").first(UNFINISHED),
                Fault.of("System.exit(0)", "exit-0").first(UNFINISHED),
                Fault.of("System.exit(256)", "exit-256").first(UNFINISHED),
                Fault.of("System.exit in a thread", "exit-in-thread").first(UNFINISHED),
                Fault.of("System.exit, a hook hangs", "exit-while-hook-hangs").first(UNFINISHED),
                Fault.of("System.exit, a hook throws", "exit-while-hook-throws"),
                Fault.of("Runtime.halt(0)", "halt-0").first(HALTED + "0 without MPI.Finalize"),
                Fault.of("Runtime.halt(4)", "halt-4").first(HALTED + "4 without MPI.Finalize"),
                Fault.of("Abort(7)", "abort-7").first("rank 1 of 2: MPI_Abort with code 7"),
                Fault.of("Abort on all ranks", "abort-on-all").first("MPI_Abort with code 7"),
                Fault.of("Abort of MPI.COMM_SELF", "abort-self").first("rank 1 of 2: MPI_Abort"),
                Fault.of("MPI.ERRORS_ARE_FATAL", "fatal-error"));
    }

    static List<Fault> shortages() {
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
                        .first(RANK) // the stack trace is missing if no memory is left for it
                        .says("OutOfMemoryError: Metaspace"),
                Fault.of("segment too large", "huge-segment").first(MAIN).says("OutOfMemoryError"),
                Fault.of("stack overflow", "overflow").first(MAIN).says("StackOverflowError"),
                Fault.of("stack overflow in a thread", "overflow-in-thread").first(THREAD),
                Fault.of("stack overflow in a virtual thread", "overflow-in-virtual")
                        .first("rank 1 of 2: uncaught exception in thread #"));
    }

    static List<Fault> crashes() {
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
                Fault.of("JVM crash in malloc", "crash-in-malloc")
                        .first(crash)
                        .says("SIGSEGV", report),
                Fault.of("JVM crash in a thread", "crash-in-thread").first(crash).says(report),
                Fault.of("abort() in C", "c-abort").first(crash).says("SIGABRT"),
                Fault.of("exit(5) in C", "c-exit-5").first(HALTED + "5 without MPI.Finalize"),
                Fault.of("_exit(6) in C", "c-_exit-6"));
    }
}
