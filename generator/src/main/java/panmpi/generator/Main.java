package panmpi.generator;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The generator's command line. */
@Command(
        name = "panmpi-generator",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        description = "Makes a Java binding to MPI from mpi.h.",
        subcommands = {
            BindingsCommand.class,
            SnapshotCommand.class,
            EmitCommand.class,
            CoverageCommand.class,
            DiffCommand.class,
            TrackCommand.class
        })
public final class Main implements Runnable {

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(System.out);
    }

    /**
     * Runs a subcommand, and ends the JVM with its exit code: 0 after a success, 1 after an error,
     * in which case no file was written, or 2 for a wrong command line. The subcommands {@code
     * diff} and {@code track} have exit codes of their own.
     */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Main());
        commandLine.setDefaultValueProvider(new BundledDefaults(Bundle.own(), Path.of("")));
        commandLine.setExecutionExceptionHandler(
                (exception, command, parsed) -> {
                    PrintWriter err = command.getErr();
                    err.println("error: " + exception.getMessage());
                    if (System.getenv("PANMPI_STACKTRACE") != null) {
                        exception.printStackTrace(err);
                    } else {
                        err.println("(PANMPI_STACKTRACE=1 in the environment shows where)");
                    }
                    return command.getCommandSpec().exitCodeOnExecutionException();
                });
        return commandLine;
    }

    /** The version in the jar's manifest. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {
                "panmpi generator " + Objects.requireNonNullElse(version, "(not in a jar)")
            };
        }
    }
}
