package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that make accepts only known variables on its command line, with any value. */
class MakeVariablesTest {

    private static final Pattern USE = Pattern.compile("\\$\\((?:value )?([A-Z][A-Z_]+)\\)");

    /** Variables that make or the Makefile sets, and that users do not give. */
    private static final Set<String> OWN =
            Set.of("CURDIR", "MAKE", "MAKECMDGOALS", "USER_JAVA_HOME");

    private static Make make(String... variables) throws IOException, InterruptedException {
        return Make.run(
                Stream.concat(Stream.of("help"), Stream.of(variables)).toArray(String[]::new));
    }

    private static void refuses(String variable, String nearest)
            throws IOException, InterruptedException {
        Make run = make(variable);
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
        Make run = make("XYZZY=a b");
        assertEquals(2, run.exit(), run.said());
        assertTrue(run.said().contains("XYZZY=a b: no target takes"), run.said());
        assertTrue(run.said().contains("there are CASES CC "), run.said());
    }

    @Test
    void whatIsNoNumberIsRefusedWhereOneIsTaken() throws Exception {
        for (String given : new String[] {"SECONDS=3x", "SEED=-1", "TASKS=1 2"}) {
            Make run = make(given);
            assertEquals(2, run.exit(), run.said());
            assertTrue(run.said().contains(given + ": this variable takes a whole number"));
        }
        assertEquals(0, make("SECONDS=30", "SEED=9876543210").exit());
    }

    @Test
    void aValueMayHoldWhatLooksLikeAVariable() throws Exception {
        Make run = make("ONLY=a HEADR=b", "JAVA_HOME=/nowhere", "HEADER=mpi.h");
        assertEquals(0, run.exit(), run.said());
    }

    /** Returns the text of the Makefile and of all .mk files, which contain the rules of make. */
    private static String rules() throws IOException {
        StringBuilder text =
                new StringBuilder(Files.readString(Project.root().resolve("Makefile")));
        for (String folder : List.of(".make", "tests/bench")) {
            try (Stream<Path> files = Files.walk(Project.root().resolve(folder), 2)) {
                for (Path file : files.filter(file -> file.toString().endsWith(".mk")).toList()) {
                    text.append(Files.readString(file));
                }
            }
        }
        return text.toString();
    }

    @Test
    void everyVariableOfTheRulesMayBeGiven() throws Exception {
        Set<String> used =
                USE.matcher(rules())
                        .results()
                        .map(use -> use.group(1))
                        .filter(name -> !OWN.contains(name))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(used.contains("HEADER"), used::toString);
        Make run = make(used.stream().map(name -> name + "=").toArray(String[]::new));
        assertEquals(0, run.exit(), run.said());
    }

    @Test
    void theWordsOfTheUserReachNoShell() throws Exception {
        Make run =
                Make.run("bindings", "HEADER=/a b'c\"$(d/mpi.h", "CC=gcc -D'A=1'", "LIBRARY=a b");
        assertEquals(0, run.exit(), run.said());
        for (String option : new String[] {"\"$PANMPI_HEADER\"", "--cc=\"$PANMPI_CC\""}) {
            assertTrue(run.said().contains(option), run.said());
        }
        assertTrue(run.said().contains("--library=\"$PANMPI_LIBRARY\""), run.said());
        assertFalse(run.said().contains("a b"), run.said());
    }

    @Test
    void aCompilerAloneStandsForItsOwnHeader() throws Exception {
        Make run = Make.run("bindings", "CC=mpicc");
        assertEquals(0, run.exit(), run.said());
        assertTrue(run.said().contains("--cc=\"$PANMPI_CC\""), run.said());
        assertFalse(run.said().contains(".mpi/headers"), run.said());
        assertFalse(run.said().contains("--strict"), run.said());
    }
}
