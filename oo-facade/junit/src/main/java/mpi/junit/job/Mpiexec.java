package mpi.junit.job;

import java.util.List;
import java.util.Map;

/**
 * Launcher of MPI jobs.
 *
 * @param name name of its MPI in reports.
 * @param command program, with options that every job needs.
 * @param environment variables of its jobs; an empty value removes a variable.
 */
record Mpiexec(String name, List<String> command, Map<String, String> environment) {

    @Override
    public String toString() {
        return String.join(" ", command);
    }
}
