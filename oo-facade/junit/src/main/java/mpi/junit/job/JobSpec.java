package mpi.junit.job;

import java.util.ArrayList;
import java.util.List;

/**
 * Requirements of tests on their job. Tests with the same requirements share a job.
 *
 * @param ranks number of ranks.
 * @param mpi name of the MPI; empty for the first found.
 * @param jvm options of each rank's JVM.
 * @param environment variables of the job, each {@code NAME=VALUE}.
 * @param isTraced true if the calls of all ranks are traced.
 * @param owner the only class of the job; empty if classes share it.
 */
public record JobSpec(
        int ranks,
        String mpi,
        List<String> jvm,
        List<String> environment,
        boolean isTraced,
        String owner)
        implements Comparable<JobSpec> {

    /** Returns the name of the job in reports, such as {@code 2 ranks of mpich, -Xmx1g}. */
    public String label() {
        List<String> parts = new ArrayList<>();
        String of = mpi.isEmpty() ? "" : " of " + mpi;
        parts.add((ranks == 1 ? "1 rank" : ranks + " ranks") + of);
        parts.addAll(jvm);
        parts.addAll(environment);
        if (isTraced) {
            parts.add("traced");
        }
        if (!owner.isEmpty()) {
            parts.add(owner.substring(owner.lastIndexOf('.') + 1) + " alone");
        }
        return String.join(", ", parts);
    }

    /** Orders jobs by their MPI, then by their number of ranks, then by their labels. */
    @Override
    public int compareTo(JobSpec other) {
        int order = mpi.compareTo(other.mpi);
        if (order == 0) {
            order = Integer.compare(ranks, other.ranks);
        }
        return order == 0 ? label().compareTo(other.label()) : order;
    }
}
