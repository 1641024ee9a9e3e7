package mpi.internal.start;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import mpi.internal.natives.EmbeddedMpi;

/**
 * Prepares the start of a job: finds its mpiexec, and makes its command line and its environment.
 */
public final class JobStart {

    /** Environment variable that tells ranks that the job goes on when a rank dies. */
    private static final String SURVIVE = "PANMPI_SURVIVE";

    private final StartOptions options;
    private final Path mpiexec;
    private final Optional<EmbeddedMpi> embedded;
    private MpiexecTrial trial = new MpiexecTrial("", false);

    /** Prepares the start of a job with these options, and finds its mpiexec. */
    public JobStart(StartOptions options) {
        this.options = options;
        MpiexecSearch search = new MpiexecSearch(this::runs);
        mpiexec = search.find().orElseThrow(() -> missing(search));
        embedded = search.embeddedMpi();
    }

    private boolean runs(Path program) {
        trial = MpiexecTrial.of(program);
        if (!trial.complaint().isEmpty()) {
            say(program + " cannot be used: " + trial.complaint());
        }
        return trial.complaint().isEmpty();
    }

    private static StartException missing(MpiexecSearch search) {
        return new StartException(
                "no program that starts MPI jobs was found; searched, in this order:"
                        + search.log()
                        + "\nAdd io.panmpi:panmpi-mpich to the dependencies, which has an MPI inside, or"
                        + " install an MPI (Debian: apt install mpich; PyPI: pip install mpich)");
    }

    /**
     * Makes the command line of the job.
     *
     * @return path of mpiexec, and its arguments.
     */
    public List<String> command() {
        List<String> words = new ArrayList<>();
        words.add(mpiexec.toString());
        words.addAll(options.mpiexec());
        if (survives()) {
            words.addAll(List.of("--continuous", "-x", SURVIVE));
        }
        int common = words.size();
        TreeSet<Integer> debugged =
                RankCommand.mpijava().isEmpty()
                        ? Debuggers.ranks(options.ranks())
                        : new TreeSet<>();
        int next = 0;
        for (int rank : debugged) {
            addRanks(words, common, rank - next, List.of());
            addRanks(words, common, 1, List.of(Debuggers.option(rank, debugged.size())));
            next = rank + 1;
        }
        addRanks(words, common, options.ranks() - next, List.of());
        return words;
    }

    /**
     * Adds a group of {@code number} ranks, whose JVMs get the options {@code first}, to the
     * command line. Groups are separated by colons; {@code common} is the number of words before
     * the first group.
     */
    private void addRanks(List<String> words, int common, int number, List<String> first) {
        if (number == 0) {
            return;
        }
        if (words.size() > common) {
            words.add(":");
        }
        words.addAll(List.of("-n", Integer.toString(number)));
        words.addAll(new RankCommand(options.program()).words(first));
    }

    /**
     * Returns the environment variables of the job.
     *
     * @return variables to add to the environment of this process.
     */
    public Map<String, String> environment() {
        JobVariables variables = new JobVariables();
        // With this variable, the ranks open the library of this MPI, whatever other variables say.
        embedded.ifPresent(mpi -> variables.set("PANMPI_LIB", mpi.library().toString()));
        if (isCrowded()) {
            variables.letShareCores();
        }
        if (isRefused()) {
            variables.allowRoot();
        }
        if (survives()) {
            variables.set(SURVIVE, "1");
        }
        return variables.all();
    }

    /** Returns true if the job shall go on when a rank dies, and the launcher supports that. */
    private boolean survives() {
        return options.survives() && trial.isOpenMpi();
    }

    /**
     * Returns true if Open MPI would refuse to start the job, since the user is root and has not
     * set whether root may start jobs.
     */
    private boolean isRefused() {
        return trial.isOpenMpi()
                && "root".equals(System.getProperty("user.name"))
                && !options.mpiexec().contains("--allow-run-as-root")
                && !JobVariables.isRootDecided();
    }

    /** Prints warnings and hints on this start to the error stream. */
    public void report() {
        if (embedded.isPresent() && !EmbeddedMpi.conflict().isEmpty()) {
            say(EmbeddedMpi.conflict() + "; take the others off the class path");
        }
        if (isCrowded()) {
            say(
                    options.ranks()
                            + " ranks share "
                            + cores()
                            + (cores() == 1 ? " core" : " cores")
                            + " and take turns");
        }
        if (isRefused()) {
            say(
                    "Open MPI refuses to start jobs of root; OMPI_ALLOW_RUN_AS_ROOT=1 is set, so that it starts this one");
        }
        if (options.survives() && !survives()) {
            say(
                    "--survive: this launcher ends a job when a rank dies; Open MPI's can let it go"
                            + " on");
        }
        if (options.isShown()) {
            say(command().stream().map(JobStart::quoted).collect(Collectors.joining(" ")));
        }
    }

    private boolean isCrowded() {
        return options.mpiexec().isEmpty() && options.ranks() > cores();
    }

    private static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    private static void say(String text) {
        System.err.println("panmpi: " + text);
    }

    private static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
