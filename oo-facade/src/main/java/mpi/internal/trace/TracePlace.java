package mpi.internal.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import mpi.internal.launch.Launch;

/**
 * Identifies the run and the host of this process, so that readers can tell the files of one run
 * from those of other runs.
 */
final class TracePlace {

    private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");
    private static final Path CLOCK = Path.of("/proc/self/timens_offsets");

    /** Environment variables in which launchers pass the name of the job. */
    private static final List<String> JOBS =
            List.of("PMIX_NAMESPACE", "PMI_JOBID", "SLURM_JOB_ID", "SLURM_STEP_ID", "PMI_SPAWNED");

    private TracePlace() {}

    /** Returns a number that the processes of one launch of the job share. */
    static long job() {
        long job = Launch.process();
        for (String name : JOBS) {
            job = 31 * job + String.valueOf(System.getenv(name)).hashCode();
        }
        return job;
    }

    /**
     * Returns a number that is equal for two processes if their {@link System#nanoTime} counts from
     * the same moment. It does if they run in the same time namespace on a host that was not booted
     * in between. If the boot id cannot be read, the name of the host decides.
     */
    static long clock() {
        String boot = read(BOOT);
        String place = boot.isEmpty() ? host() : boot + read(CLOCK);
        return 0x1_0000_0001L * place.hashCode() + place.length();
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException notHere) {
            return "";
        }
    }

    /** Returns the name of this host. */
    static String host() {
        String name = read(Path.of("/proc/sys/kernel/hostname")).strip();
        if (name.isEmpty()) {
            name = String.valueOf(System.getenv("HOSTNAME"));
        }
        return name;
    }
}
