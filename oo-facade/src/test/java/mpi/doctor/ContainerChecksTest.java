package mpi.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import java.util.Optional;
import mpi.internal.discovery.Container;
import mpi.internal.discovery.LauncherTies;
import org.junit.jupiter.api.Test;

/**
 * Tests what the doctor ({@code mpijava --doctor}) says if the launcher runs outside a container
 * and the MPI of the ranks inside it.
 */
final class ContainerChecksTest {

    private static final Map<String, String> HYDRA = Map.of("PMI_RANK", "1", "PMI_SIZE", "4");
    private static final Map<String, String> OPEN_MPI =
            Map.of("PMIX_RANK", "1", "OMPI_COMM_WORLD_RANK", "1", "OMPI_COMM_WORLD_SIZE", "4");

    @Test
    void nothingIsSaidOutsideOfContainers() {
        var finding = new ContainerChecks(Optional.empty(), ties(HYDRA), "MPICH", false, true);
        says(finding.judge(), State.OK, "none: ");
    }

    @Test
    void launcherOfAnotherMpi() {
        says(mpich(OPEN_MPI), State.ERROR, "Open MPI's launcher (PMIx) are set, but MPICH 4");
        says(mpich(OPEN_MPI), State.ERROR, "each of the 4 processes ends, or is rank 0 of 1");
        says(mpich(OPEN_MPI), State.ERROR, "by MPICH's mpiexec", "image with Open MPI");
        says(openMpi(HYDRA), State.ERROR, "MPICH's launcher (PMI) are set, but Open MPI 5");
        says(
                openMpi(HYDRA),
                State.ERROR,
                "by Open MPI's mpiexec",
                "image with MPICH",
                "PMI_SIZE=4");
    }

    @Test
    void launcherOfTheSameMpi() {
        says(mpich(HYDRA), State.OK, "Docker, by /.dockerenv; ", "the library reads them");
        says(openMpi(OPEN_MPI), State.OK, "the library reads them", "PMIX_RANK=1");
    }

    @Test
    void launcherThatCannotBeReached() throws IOException {
        var file = Map.of("PMI_RANK", "0", "PMI_SIZE", "2", "PMI_FD", "99999");
        says(mpich(file), State.ERROR, "but PMI_FD=99999 is not open here", "--preserve-fds");
        int port;
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = server.getLocalPort();
            says(openMpi(server(port)), State.OK, "the library reads them");
        }
        says(
                openMpi(server(port)),
                State.ERROR,
                "127.0.0.1:" + port + " cannot be",
                "--network host");
    }

    @Test
    void noLauncherOrSlurmAlone() {
        says(mpich(Map.of()), State.NOTE, "no variable of a launcher", "rank 0 of 1");
        var slurm = Map.of("SLURM_PROCID", "0", "SLURM_STEP_NUM_TASKS", "8");
        says(mpich(slurm), State.ERROR, "each of the 8 processes", "--mpi=pmi2");
        says(openMpi(slurm), State.ERROR, "each of the 8 processes", "--mpi=pmix");
        says(mpich(Map.of("SLURM_JOB_ID", "7")), State.NOTE, "SLURM_JOB_ID=7");
    }

    private static Map<String, String> server(int port) {
        return Map.of("PMIX_RANK", "0", "PMIX_SERVER_URI41", "prte@0.0;tcp4://127.0.0.1:" + port);
    }

    private static Finding mpich(Map<String, String> environment) {
        return inDocker(environment, "MPICH 4", true, false);
    }

    private static Finding openMpi(Map<String, String> environment) {
        return inDocker(environment, "Open MPI 5", false, true);
    }

    private static Finding inDocker(
            Map<String, String> environment, String library, boolean pmi, boolean pmix) {
        var docker = Optional.of(new Container("Docker", "/.dockerenv"));
        return new ContainerChecks(docker, ties(environment), library, pmi, pmix).judge();
    }

    private static LauncherTies ties(Map<String, String> environment) {
        return new LauncherTies(environment);
    }

    private static void says(Finding finding, State state, String... words) {
        assertEquals(state, finding.state(), finding::toString);
        for (String word : words) {
            assertTrue(finding.toString().contains(word), () -> word + ": " + finding);
        }
    }
}
