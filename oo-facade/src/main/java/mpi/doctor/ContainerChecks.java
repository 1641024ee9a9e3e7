package mpi.doctor;

import java.util.Optional;
import mpi.internal.discovery.Container;
import mpi.internal.discovery.LauncherTies;
import mpi.internal.launch.Diagnosis;
import mpi.internal.link.Linkage;

/**
 * Checks that the launcher outside a container fits the MPI inside. If it does not, each of the N
 * processes of a job is rank 0 of a job of its own.
 *
 * @param container container of this process.
 * @param ties environment variables by which a launcher connects this process to its job.
 * @param library MPI library inside the container, for messages.
 * @param pmi true if the library reads variables of PMI 1 and 2, as MPICH does.
 * @param pmix true if the library reads variables of PMIx, as Open MPI does.
 */
record ContainerChecks(
        Optional<Container> container,
        LauncherTies ties,
        String library,
        boolean pmi,
        boolean pmix) {

    private static final String NAME = "container";
    private static final String PAGE = "; see docs/containers.md";

    /** Checks this process, after the library was opened. */
    static Finding check() {
        return new ContainerChecks(
                        Container.find(),
                        LauncherTies.ofProcess(),
                        Linkage.library(),
                        Diagnosis.understands(false),
                        Diagnosis.understands(true))
                .judge();
    }

    /**
     * Tests whether MPI would end this process, since the process has the variables of a launcher
     * but no connection to the launcher.
     */
    static boolean isCutOff() {
        var ties = LauncherTies.ofProcess();
        return Container.find().isPresent()
                && !(ties.socketDefect().isEmpty() && ties.serverDefect().isEmpty());
    }

    /** Checks this process, if no library could be opened. */
    static Finding withoutLibrary() {
        return Container.find()
                .map(
                        container ->
                                Finding.note(
                                        NAME,
                                        container + "; no MPI inside could be opened",
                                        "mount the MPI of the host and name its library by"
                                                + " PANMPI_LIB, or install one in the image"
                                                + PAGE))
                .orElse(none());
    }

    private static Finding none() {
        return Finding.ok(NAME, "none: there is no sign of one (" + Container.SIGNS + ")");
    }

    Finding judge() {
        if (container.isEmpty()) {
            return none();
        }
        Finding finding = ties.isPmi() || ties.isPmix() ? connected() : unconnected();
        return finding.with(ties.variables());
    }

    /** Judges a process that has the variables of PMI or PMIx, which a launcher sets. */
    private Finding connected() {
        if (!(ties.isPmix() ? pmix : pmi)) {
            return wrong(
                    launcher() + " are set, but " + library + " inside does not read them",
                    "start the containers by "
                            + (pmi
                                    ? "MPICH's mpiexec or srun --mpi=pmi2"
                                    : "Open MPI's mpiexec or srun --mpi=pmix")
                            + ", or take an image with "
                            + (ties.isPmix() ? "Open MPI" : "MPICH")
                            + ", or mount the MPI of the host and name its library by PANMPI_LIB");
        }
        if (!ties.socketDefect().isEmpty()) {
            return wrong(
                    launcher() + " are set, but " + ties.socketDefect(),
                    "take an engine that keeps open files (Apptainer; Podman with"
                            + " --preserve-fds), or mpiexec -pmi-port and an engine that passes"
                            + " PMI_PORT and PMI_ID on, or start mpiexec within the container");
        }
        String defect = ties.serverDefect();
        return defect.isEmpty()
                ? Finding.ok(NAME, place() + launcher() + " are set, and the library reads them")
                : wrong(
                        launcher() + " are set, but " + defect,
                        "let containers share the network of the host (--network host)");
    }

    /** Judges a process that has no variables of PMI or PMIx. */
    private Finding unconnected() {
        return ties.size() > 1
                ? wrong(
                        "Slurm's variables are set, and none of PMI or PMIx",
                        "start the containers by srun "
                                + (pmix ? "--mpi=pmix" : "--mpi=pmi2")
                                + ", and let the engine pass PMI_* and PMIX_* on")
                : Finding.note(
                        NAME,
                        place() + "no variable of a launcher is set",
                        "start mpiexec within the container: with an mpiexec outside, each process is"
                                + " rank 0 of 1"
                                + PAGE);
    }

    private Finding wrong(String found, String advice) {
        String all = ties.size() > 1 ? "each of the " + ties.size() + " processes" : "each process";
        return Finding.error(
                NAME, place() + found + ": " + all + " ends, or is rank 0 of 1", advice + PAGE);
    }

    private String place() {
        return container.map(Container::toString).orElse("none") + "; ";
    }

    private String launcher() {
        return "the variables of "
                + (ties.isPmix() ? "Open MPI's launcher (PMIx)" : "MPICH's launcher (PMI)");
    }
}
