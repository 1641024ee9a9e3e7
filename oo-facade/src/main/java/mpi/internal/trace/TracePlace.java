package mpi.internal.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import mpi.internal.launch.Launch;

/** Place in which this process runs, so that files of one run are told from others. */
final class TracePlace {

    private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");
    private static final Path CLOCK = Path.of("/proc/self/timens_offsets");

    /** Variables that name the job, as launchers set them. */
    private static final List<String> JOBS =
            List.of("PMIX_NAMESPACE", "PMI_JOBID", "SLURM_JOB_ID", "SLURM_STEP_ID", "PMI_SPAWNED");

    private TracePlace() {}

    /** A number that the processes of one launch share. */
    static long job() {
        long job = Launch.process();
        for (String name : JOBS) {
            job = 31 * job + String.valueOf(System.getenv(name)).hashCode();
        }
        return job;
    }

    /** A number that processes share if {@link System#nanoTime} is one clock for them. */
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

    /** Name of this host. */
    static String host() {
        String name = read(Path.of("/proc/sys/kernel/hostname")).strip();
        if (name.isEmpty()) {
            name = String.valueOf(System.getenv("HOSTNAME"));
        }
        return name;
    }
}
