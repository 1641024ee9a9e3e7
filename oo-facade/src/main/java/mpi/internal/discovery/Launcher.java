package mpi.internal.discovery;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import mpi.internal.Settings;

/**
 * Record of the launcher that started this process. It is detected by the ancestors and the
 * environment variables of this process.
 *
 * @param process process id of the nearest ancestor that is a launcher; 0 for none.
 * @param program the launcher's executable, if an ancestor process is a launcher.
 * @param families ABI families whose processes the launcher can start: one, or all if unknown.
 * @param size number of processes according to the launcher's variables; 0 if not set.
 * @param rank rank of this process according to the launcher's variables; -1 if not set.
 * @param step step of Slurm that this process is a task of, if Slurm is the launcher.
 */
public record Launcher(
        long process,
        Optional<Path> program,
        Set<Family> families,
        int size,
        int rank,
        SlurmStep step) {

    private static final int GENERATIONS = 32;

    /** Detects the launcher by the ancestors and the environment of this process. */
    public static Launcher find() {
        String process = parentLauncher();
        Optional<Path> program = program(process);
        if (program.isEmpty() && isSlurm(process)) {
            return ofSlurm(process, SlurmStep.find());
        }
        if (program.isEmpty() && isHiddenStep(SlurmStep.find())) {
            return ofSlurm(process, SlurmStep.find());
        }
        Set<Family> families = program.isPresent() ? servedBy(program.get()) : environment();
        boolean openMpi = families.equals(Family.one(Family.OPENMPI));
        int size = Settings.number(openMpi ? "OMPI_COMM_WORLD_SIZE" : "PMI_SIZE", 0);
        int rank = Settings.number(openMpi ? "OMPI_COMM_WORLD_RANK" : "PMI_RANK", -1);
        long number = Long.parseLong(process);
        return new Launcher(number, program, families, size, rank, SlurmStep.NONE);
    }

    /**
     * Makes the record for Slurm. The process id is 0 for a process of a batch script: the script
     * is a child of slurmstepd, as tasks are, but it is no task of a step.
     */
    private static Launcher ofSlurm(String process, SlurmStep step) {
        long number = step.isPresent() ? Long.parseLong(process) : 0;
        return new Launcher(
                number, Optional.empty(), environment(), step.tasks(), step.task(), step);
    }

    /**
     * Tests whether this process is a task of a step whose manager is not among the visible
     * ancestors, as in a container with a separate process table. An mpiexec within a step passes
     * on the variables of the step, but also sets variables of its own; the result is false if they
     * are set.
     */
    private static boolean isHiddenStep(SlurmStep step) {
        return step.tasks() > 1 && !isSet("MPI_LOCALNRANKS") && !isSet("OMPI_COMM_WORLD_SIZE");
    }

    /**
     * Tests whether this process prints messages for all processes of the job; false if the job has
     * only one process.
     */
    public boolean speaksForJob() {
        return size > 1 && rank <= 0;
    }

    /** Tests whether processes with this library can connect to each other under this launcher. */
    public boolean serves(NativeLib library) {
        if (library.family() != Family.STANDARD || families.size() > 1) {
            return families.contains(library.family());
        }
        boolean openMpi = library.describe().startsWith(Family.OPENMPI.product());
        return families.contains(openMpi ? Family.OPENMPI : Family.MPICH);
    }

    /**
     * Tests whether a library ends its processes in MPI_Init under this launcher, since the
     * launcher is Open MPI's, which uses PMIx, and the library does not support PMIx. Other
     * libraries of another MPI give each process an MPI_COMM_WORLD of size 1.
     */
    public boolean endsProcesses(NativeLib library) {
        return families.equals(Family.one(Family.OPENMPI)) && SlurmStep.endsWithPmix(library);
    }

    /**
     * Returns what is wrong with the socket by which this library talks to the launcher; empty if
     * nothing is wrong, or if the library uses no such socket.
     */
    public String cut(NativeLib library) {
        boolean openMpi = library.describe().startsWith(Family.OPENMPI.product());
        return openMpi || size == 0 ? "" : PmiSocket.defect();
    }

    private static Set<Family> environment() {
        boolean hydra = isSet("PMI_RANK") || isSet("PMI_FD") || isSet("HYDI_CONTROL_FD");
        boolean openMpi = isSet("OMPI_COMM_WORLD_SIZE") || isSet("PMIX_RANK");
        if (hydra == openMpi) {
            return Family.all();
        }
        return Family.one(hydra ? Family.MPICH : Family.OPENMPI);
    }

    /**
     * Returns the ABI families whose processes a launcher can start: by the name of its file, or
     * else by the variables that it set.
     */
    static Set<Family> servedBy(Path program) {
        String name = program.getFileName().toString();
        if (name.startsWith("hydra") || name.startsWith("mpiexec.")) {
            return Family.one(Family.MPICH);
        }
        if (name.startsWith("orte") || name.startsWith("prte")) {
            return Family.one(Family.OPENMPI);
        }
        return environment();
    }

    /**
     * Finds the process id of the nearest ancestor that is a launcher; 0 if no ancestor is a
     * launcher.
     */
    private static String parentLauncher() {
        String process = "self";
        for (int i = 0; i < GENERATIONS && !process.equals("0"); i++) {
            if (program(process).isPresent() || isSlurm(process)) {
                return process;
            }
            process = parent(Path.of("/proc", process));
        }
        return "0";
    }

    /**
     * Tests whether a process is Slurm's step manager, by its command name, since the executable of
     * a process of root is not readable.
     */
    private static boolean isSlurm(String process) {
        try {
            return Files.readString(Path.of("/proc", process, "comm"))
                    .strip()
                    .equals(SlurmStep.MANAGER);
        } catch (IOException gone) {
            return false;
        }
    }

    /** Returns the executable of a process if it is a launcher. */
    private static Optional<Path> program(String process) {
        try {
            Path program = Files.readSymbolicLink(Path.of("/proc", process, "exe"));
            boolean isOne = isLauncher(program.getFileName().toString());
            return isOne ? Optional.of(program) : Optional.empty();
        } catch (IOException notOurs) {
            // The executable of another user's process is not readable: continue with its parent.
            return Optional.empty();
        }
    }

    private static boolean isLauncher(String name) {
        return name.startsWith("hydra_")
                || name.startsWith("mpiexec")
                || name.startsWith("mpirun")
                || name.startsWith("orte")
                || name.startsWith("prte");
    }

    /**
     * Reads the process id of the parent. In the file "stat" that number is the second field after
     * the command name, which may contain blanks.
     */
    private static String parent(Path folder) {
        try {
            String stat = Files.readString(folder.resolve("stat"));
            int name = stat.lastIndexOf(')');
            return stat.substring(name + 4, stat.indexOf(' ', name + 4));
        } catch (IOException gone) {
            return "0";
        }
    }

    private static boolean isSet(String variable) {
        return System.getenv(variable) != null;
    }

    /** Returns true if {@code mpijava} has started this JVM. */
    public static boolean isByMpijava() {
        return "mpijava".equals(System.getProperty("panmpi.launcher"));
    }
}
