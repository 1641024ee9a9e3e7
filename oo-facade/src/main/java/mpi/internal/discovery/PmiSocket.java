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
     * Checks that a file descriptor of this process, given by its number, is an open socket.
     * Returns what is wrong; empty if nothing is wrong, or if nothing can be checked.
     */
    static String defect(String number) {
        if (number.isEmpty() || !Files.isDirectory(FILES)) {
            return "";
        }
        try {
            // If the descriptor is no socket, the socket was closed, and the JVM has opened a file
            // by the same number.
            String target = Files.readSymbolicLink(FILES.resolve(number)).toString();
            return target.startsWith("socket:") ? "" : "PMI_FD=" + number + " is no socket here";
        } catch (IOException none) {
            return "PMI_FD=" + number + " is not open here";
        }
    }
}
