package panmpi.tests.faults;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Finds all processes of a job, wherever its launcher put them, by a variable in their environment.
 *
 * @param marker value of the variable, which no other job has.
 */
record JobProcesses(String marker) {
    static final String VARIABLE = "PANMPI_FAULT";

    /** {@return the processes that run, the oldest first} */
    List<ProcessHandle> running() {
        return ProcessHandle.allProcesses()
                .filter(this::isOne)
                .sorted(JobProcesses::byAge)
                .toList();
    }

    /** {@return the processes that are ranks of the job, the lowest rank first} */
    List<ProcessHandle> ranks() {
        return running().stream()
                .filter(process -> rank(process) >= 0)
                .sorted((a, b) -> Integer.compare(rank(a), rank(b)))
                .toList();
    }

    void kill() {
        running().forEach(ProcessHandle::destroyForcibly);
    }

    private static int byAge(ProcessHandle a, ProcessHandle b) {
        return Long.compare(a.pid(), b.pid());
    }

    private boolean isOne(ProcessHandle process) {
        return environment(process).contains(VARIABLE + "=" + marker + "\0");
    }

    /** Returns the rank that the launcher gave a process; -1 if it is no rank. */
    private static int rank(ProcessHandle process) {
        var environment = "\0" + environment(process);
        for (String variable : List.of("\0PMI_RANK=", "\0OMPI_COMM_WORLD_RANK=")) {
            int at = environment.indexOf(variable);
            if (at >= 0) {
                int begin = at + variable.length();
                return Integer.parseInt(
                        environment.substring(begin, environment.indexOf(0, begin)));
            }
        }
        return -1;
    }

    /** Returns the environment of a process; empty if it is gone, or dead and not yet reaped. */
    private static String environment(ProcessHandle process) {
        try {
            var file = Path.of("/proc", Long.toString(process.pid()), "environ");
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException gone) {
            return "";
        }
    }
}
