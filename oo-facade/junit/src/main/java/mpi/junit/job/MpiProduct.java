package mpi.junit.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * Finds the MPI that a launcher belongs to by the output of its {@code --version}, since the
 * launchers of several MPIs are called mpiexec.
 */
final class MpiProduct {

    /** Names of the MPIs that are recognised. */
    static final List<String> NAMES = List.of("mpich", "openmpi", "intel");

    private static final int PATIENCE_SECONDS = 10;
    private static final Map<Path, String> KNOWN = new ConcurrentHashMap<>();

    private MpiProduct() {}

    /** Returns the name of the MPI; empty if it is not recognised. */
    static String of(Path program) {
        return KNOWN.computeIfAbsent(program, MpiProduct::ask);
    }

    private static String ask(Path program) {
        try {
            Process process =
                    new ProcessBuilder(program.toString(), "--version")
                            .redirectErrorStream(true)
                            .start();
            process.getOutputStream().close();
            // The program prints few lines, which fit into the buffer of the pipe. It can therefore
            // end before they are read.
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return "";
            }
            return product(new String(process.getInputStream().readAllBytes()));
        } catch (IOException notRun) {
            return "";
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private static String product(String output) {
        if (output.contains("Intel(R) MPI")) {
            return "intel";
        }
        if (output.contains("HYDRA")) {
            return "mpich";
        }
        boolean isOpenMpi =
                output.contains("OpenRTE")
                        || output.contains("Open MPI")
                        || output.contains("PRRTE");
        return isOpenMpi ? "openmpi" : "";
    }
}
