package mpi.internal.discovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.internal.Settings;

/**
 * Open file by which MPICH's launchers and Slurm's PMI-2 talk to a rank. Its number is in PMI_FD,
 * which an engine of containers may pass on without the file.
 */
final class PmiSocket {

    private static final Path FILES = Path.of("/proc/self/fd");

    private PmiSocket() {}

    /** Returns what is wrong with the socket of this process; empty if nothing is. */
    static String defect() {
        return defect(Settings.environment("PMI_FD"));
    }

    /** Returns what is wrong with the open file of this process that has a number. */
    static String defect(String number) {
        if (number.isEmpty() || !Files.isDirectory(FILES)) {
            return "";
        }
        try {
            // An open file of another kind is one of the JVM's.
            String target = Files.readSymbolicLink(FILES.resolve(number)).toString();
            return target.startsWith("socket:") ? "" : "PMI_FD=" + number + " is no socket here";
        } catch (IOException none) {
            return "PMI_FD=" + number + " is not open here";
        }
    }
}
