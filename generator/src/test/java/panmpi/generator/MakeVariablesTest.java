package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Variables on the command line of make. */
class MakeVariablesTest {

    private static final Pattern USE = Pattern.compile("\\$\\(([A-Z][A-Z_]+)\\)");

    /** Those of make itself and of the Makefile's own making. */
    private static final Set<String> OWN = Set.of("CURDIR", "MAKE", "USER_JAVA_HOME");

    /** Exit code and all that was said. */
    private record Run(int exit, String said) {}

    private static Run make(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("make", "-n", "help"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        // The tests run under make, whose own variables are those of another command line.
        builder.environment().keySet().removeIf(name -> name.matches("MAKE.*|MFLAGS|HEADER"));
        Process process = builder.directory(Project.root().toFile()).start();
        String said = new String(process.getInputStream().readAllBytes());
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it did not end");
        return new Run(process.exitValue(), said);
    }

    private static void refuses(String variable, String nearest)
            throws IOException, InterruptedException {
        Run run = make(variable);
        assertEquals(2, run.exit(), run.said());
        String told = variable + ": no target takes this variable; the nearest is " + nearest;
        assertTrue(run.said().contains(told + "."), run.said());
    }

    @Test
    void aMistypedNameIsRefusedWithTheNearestOne() throws Exception {
        refuses("HEADR=x", "HEADER");
        refuses("SECNODS=3", "SECONDS");
        refuses("RANK=2", "RANKS");
        refuses("header=x", "HEADER");
    }

    @Test
    void aNameLikeNoneIsRefusedWithAll() throws Exception {
        Run run = make("XYZZY=a b");
        assertEquals(2, run.exit(), run.said());
        assertTrue(run.said().contains("XYZZY=a b: no target takes"), run.said());
        assertTrue(run.said().contains("there are CASES CC "), run.said());
    }

    @Test
    void aValueMayHoldWhatLooksLikeAVariable() throws Exception {
        Run run = make("ONLY=a HEADR=b", "JAVA_HOME=/nowhere", "HEADER=mpi.h");
        assertEquals(0, run.exit(), run.said());
    }

    @Test
    void everyVariableOfTheMakefileMayBeGiven() throws Exception {
        String text = Files.readString(Project.root().resolve("Makefile"));
        Set<String> used =
                USE.matcher(text)
                        .results()
                        .map(MatchResult::group)
                        .map(use -> use.replaceAll("[$()]", ""))
                        .filter(name -> !OWN.contains(name))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(used.contains("HEADER"), used::toString);
        Run run = make(used.stream().map(name -> name + "=").toArray(String[]::new));
        assertEquals(0, run.exit(), run.said());
    }
}
