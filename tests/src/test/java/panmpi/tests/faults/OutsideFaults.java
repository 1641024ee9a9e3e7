package panmpi.tests.faults;

import java.util.ArrayList;
import java.util.List;

/** Lists faults from outside: signals, ranks that wait for ever, and starts that fail. */
final class OutsideFaults {
    private static final String PATIENCE = "-Dpanmpi.patience=3";

    private OutsideFaults() {}

    static List<Fault> signals() {
        var all = new ArrayList<Fault>();
        for (String signal : List.of("KILL", "TERM", "HUP", "INT", "SEGV", "ABRT", "BUS")) {
            var fault = Fault.of("SIG" + signal + " to a rank", "wait");
            all.add(fault.struckBy(Strike.rank(signal)));
        }
        for (String signal : List.of("TERM", "INT")) {
            var fault = Fault.of("SIG" + signal + " to a rank with a hook", "wait-with-hook");
            all.add(fault.struckBy(Strike.rank(signal)).says("HOOK"));
        }
        all.add(Fault.of("SIGKILL to mpiexec", "wait").struckBy(Strike.mpiexec("KILL")));
        // MPICH's mpiexec may end with exit code 0 after these signals, also with a job in C.
        for (String signal : List.of("TERM", "INT")) {
            var fault = Fault.of("SIG" + signal + " to mpiexec", "wait").withAnyCode();
            all.add(fault.struckBy(Strike.mpiexec(signal)));
        }
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
                        .first("rank 0 of 2: thread \"main\" has been in MPI_Barrier for "));
        return all;
    }

    static List<Fault> waits() {
        return List.of(
                Fault.of("all receive, patience 3", "receive-from-each-other")
                        .with(PATIENCE)
                        .first("thread \"main\" has been in MPI_Recv for ")
                        .says("Waits.java:"),
                Fault.of("virtual threads without a name receive, patience 3", "receive-in-virtual")
                        .with(PATIENCE)
                        .first("thread #")
                        .says(" has been in MPI_Recv for ", "Waits.java:"),
                Fault.of("different collectives, patience 3", "different-collectives")
                        .with(PATIENCE)
                        .first("has been in MPI_")
                        .says(
                                "rank 0 of 2: thread \"main\" has",
                                "rank 1 of 2: thread \"main\" has"),
                Fault.of("a rank waits in Java, patience 3", "wait-in-java")
                        .with(PATIENCE)
                        .first("rank 0 of 2: thread \"main\" has been in MPI_Barrier for ")
                        .says("the other ranks of this host:", "rank 1: in no call of MPI"),
                Fault.of("a rank is at its end, patience 5", "leave-early")
                        .with("-Dpanmpi.patience=5")
                        .first("rank 1 of 2 has waited in MPI.Finalize for ")
                        .says("rank 0: \"main\" in MPI_Barrier"));
    }

    static List<Fault> starts() {
        return List.of(
                Fault.of("a wrong -Dpanmpi.patience", "throw")
                        .early()
                        .with("-Dpanmpi.patience=soon")
                        .says(
                                "-Dpanmpi.patience=soon: the value must be a whole number of seconds"),
                Fault.of("a wrong -Dpanmpi.lib", "throw")
                        .early()
                        .with("-Dpanmpi.lib=/nowhere/libmpi.so")
                        .says("/nowhere/libmpi.so does not exist"),
                Fault.in("a wrong main class", "no.such.Program").early().says("no.such.Program"));
    }
}
