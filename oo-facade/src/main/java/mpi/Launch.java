package mpi;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import mpi.internal.start.JobProcess;
import mpi.internal.start.JobStart;
import mpi.internal.start.MpiexecSearch;
import mpi.internal.start.StartException;
import mpi.internal.start.StartOptions;

/**
 * Main class that starts an MPI job, for run configurations of an IDE and for build tools: {@code
 * java -cp app.jar:panmpi.jar mpi.Launch -n 4 Main arguments} runs {@code Main} on four ranks.
 *
 * <p>The job is started by the {@code mpiexec} of the MPI that programs find; if no MPI is
 * installed, that is the MPI of panmpi-mpich. The ranks have the class path and the options of this
 * JVM. Input, output, exit code and signals are those of {@code mpiexec}. {@code mpijava -n 4 Main}
 * does the same.
 */
public final class Launch {

    private static final String HELP =
            """
            %1$s -n RANKS [options] [options of java] Main [arguments]
                -n RANKS                    starts as many ranks, 1 or more
                -v                          prints the command that starts the job
                --survive                   lets the job go on when a rank dies, if the launcher can
                --mpiexec-args OPTION... -- passes options to mpiexec, as in --mpiexec-args -hosts a,b --
            In place of Main: -jar app.jar, -m module/Main or Main.java""";

    /** Options of java whose value is the next argument. */
    private static final Set<String> WITH_VALUE =
            Set.of("-cp", "-classpath", "--class-path", "-p", "--module-path", "--add-modules");

    private Launch() {}

    /**
     * Starts a job, waits for it, and exits with its exit code. If another main class calls this
     * method, it returns when the job has succeeded.
     *
     * @param args {@code -n RANKS}, further options, options of {@code java}, the main class, and
     *     its arguments; {@code --help} lists them.
     * @throws IllegalStateException if another main class called this method, and the job fails.
     */
    public static void main(String[] args) {
        List<String> words = List.of(args);
        if (words.isEmpty() || words.getFirst().equals("--help")) {
            System.out.println(HELP.formatted(name()));
            exit(words.isEmpty() ? 1 : 0);
            return;
        }
        try {
            exit(start(words));
        } catch (StartException | IOException refused) {
            System.err.println(name() + ": " + refused.getMessage());
            exit(1);
        }
    }

    /**
     * Finds the {@code mpiexec} of the MPI that programs find, as {@link #main} does. Places
     * searched are {@code PANMPI_LIB}, {@code MPI_HOME} or {@code MPI_ROOT}, the {@code PATH},
     * {@code I_MPI_ROOT}, then panmpi-mpich, whose MPI is first unpacked into the user's cache.
     * Starts no job.
     *
     * @param wanted test of a launcher; a launcher that fails the test is skipped.
     * @param attempts takes the log of the search, a line for each place, if no launcher is found.
     * @return path of the launcher; empty if there is none.
     */
    public static Optional<Path> mpiexec(Predicate<Path> wanted, Consumer<String> attempts) {
        MpiexecSearch search = new MpiexecSearch(wanted);
        Optional<Path> found = search.find();
        if (found.isEmpty()) {
            attempts.accept(search.log());
        }
        return found;
    }

    private static int start(List<String> words) throws IOException {
        StartOptions options = StartOptions.parse(words);
        takeProperties(options.program());
        JobStart job = new JobStart(options);
        job.report();
        if (isMain() && Launch.class.getModule().isNativeAccessEnabled()) {
            JobProcess.replace(job.command(), job.environment());
        }
        return JobProcess.run(job.command(), job.environment());
    }

    /**
     * Sets, in this JVM, the properties of panmpi that are among the java options for the ranks, so
     * that they apply to the launch as well.
     */
    private static void takeProperties(List<String> program) {
        for (Iterator<String> words = program.iterator(); words.hasNext(); ) {
            String word = words.next();
            if (!word.startsWith("-")) {
                return;
            }
            if (WITH_VALUE.contains(word) && words.hasNext()) {
                words.next();
            }
            int cut = word.indexOf('=');
            if (word.startsWith("-Dpanmpi.") && cut > 0) {
                System.setProperty(word.substring(2, cut), word.substring(cut + 1));
            }
        }
    }

    private static void exit(int code) {
        if (isMain()) {
            System.exit(code);
        }
        if (code != 0) {
            throw new IllegalStateException("the job ended with exit code " + code);
        }
    }

    /**
     * Returns true if this class is the JVM's main class. A build tool may call {@link #main} in
     * its own JVM, which must not exit.
     */
    private static boolean isMain() {
        String command = System.getProperty("sun.java.command", "");
        return command.split(" ", 2)[0].replaceFirst("^io\\.panmpi/", "").equals("mpi.Launch");
    }

    private static String name() {
        return System.getProperty("panmpi.launch.mpijava") == null ? "mpi.Launch" : "mpijava";
    }
}
