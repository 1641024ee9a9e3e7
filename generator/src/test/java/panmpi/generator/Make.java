package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Result of a dry run of make in the project, which prints the commands without running them.
 *
 * @param exit the exit code of make
 * @param said all output of make
 */
record Make(int exit, String said) {

    static Make run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("make", "-n"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        // The tests run under make, whose variables belong to another command line.
        builder.environment().keySet().removeIf(name -> name.matches("MAKE.*|MFLAGS|HEADER"));
        Process process = builder.directory(Project.root().toFile()).start();
        String said = new String(process.getInputStream().readAllBytes());
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it did not end");
        return new Make(process.exitValue(), said);
    }
}
