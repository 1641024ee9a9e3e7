package mpi.internal.discovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.internal.Settings;

/**
 * Checks the socket by which MPICH's launchers and Slurm's PMI-2 talk to a rank. The number of its
 * file descriptor is in the variable PMI_FD, which a container engine may pass on without the open
 * file.
 */
final class PmiSocket {

    private static final Path FILES = Path.of("/proc/self/fd");

    private PmiSocket() {}

    /** Returns what is wrong with the socket to the launcher; empty if nothing is wrong. */
    static String defect() {
        return defect(Settings.environment("PMI_FD"));
    }

    /**
     * Returns what is wrong with a file descriptor of this process, given by its number, as a
     * socket to the launcher; empty if nothing is wrong.
     */
    static String defect(String number) {
        if (number.isEmpty() || !Files.isDirectory(FILES)) {
            return "";
        }
        try {
            // An open file that is no socket is a file of the JVM.
            String target = Files.readSymbolicLink(FILES.resolve(number)).toString();
            return target.startsWith("socket:") ? "" : "PMI_FD=" + number + " is no socket here";
        } catch (IOException none) {
            return "PMI_FD=" + number + " is not open here";
        }
    }
}
