package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the script {@code .make/step}, which runs one step of the build: the lines that it prints
 * when the step succeeds, fails, or is interrupted.
 */
@Timeout(60)
class StepTest {
    private static final String STEP = Project.root().resolve(".make/step").toString();

    @TempDir private Path folder;

    /** Starts a step as the leader of a process group, where SIGINT has its default effect. */
    private Process start(String text, String script) throws IOException {
        var command =
                List.of(
                        "setsid",
                        "env",
                        "--default-signal=INT",
                        STEP,
                        "outer",
                        text,
                        "bash",
                        "-c",
                        script);
        var builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("PANMPI_STEP"));
        return builder.redirectErrorStream(true).start();
    }

    private static List<String> said(Process step) throws IOException {
        return new String(step.getInputStream().readAllBytes())
                .lines()
                .map(line -> line.replaceFirst("^\\[ *\\d+\\.\\d s] ", ""))
                .toList();
    }

    /**
     * Starts a step, interrupts it and all its children when its script has begun, and returns the
     * output of the step.
     */
    private List<String> interrupted(String script) throws Exception {
        // The shell itself makes the file: a shell that waits for a program such as touch would
        // forget an interrupt.
        Process step = start("making", script + "; : >ready; sleep 60; exit 130");
        while (!Files.exists(folder.resolve("ready"))) {
            Thread.sleep(20);
        }
        // The shell's own kill is used, since a small system has no program of that name.
        var kill = "kill -INT -- -" + step.pid();
        new ProcessBuilder("bash", "-c", kill).inheritIO().start().waitFor();
        var said = said(step);
        assertTrue(step.waitFor(30, TimeUnit.SECONDS));
        assertEquals(130, step.exitValue());
        return said;
    }

    @Test
    void theStepsOfACommandComeBeforeIts() throws Exception {
        Process step = start("-", STEP + " a first true; " + STEP + " b second true; echo all >&3");
        assertEquals(List.of("first", "second", "all"), said(step));
        assertEquals(0, step.waitFor());
    }

    @Test
    void theOutputOfAStepThatFailsIsShownOnce() throws Exception {
        Process step =
                start("making", "echo noise; " + STEP + " a part 'bash' -c 'echo why; exit 3'");
        assertEquals(
                List.of(
                        "part: failed",
                        "    why",
                        "making: failed (the whole output is in build/log/outer.log)"),
                said(step));
        assertEquals(3, step.waitFor());
    }

    @Test
    void anInterruptHasOneLineAndNoLog() throws Exception {
        assertEquals(
                List.of("making: interrupted; the same command begins this step again"),
                interrupted("echo noise"));
    }

    @Test
    void anInterruptedCommandSaysWhatItLeft() throws Exception {
        var trap = "trap 'echo left: half a folder >&3; exit 130' INT";
        assertEquals(List.of("making: interrupted; half a folder"), interrupted(trap));
    }

    @Test
    void theOutermostStepAloneSaysThatItWasInterrupted() throws Exception {
        var part =
                "trap \"echo left: half a folder >&3; exit 130\" INT; touch ready; sleep 60; exit 130";
        assertEquals(
                List.of("making: interrupted; half a folder"),
                interrupted(STEP + " a part bash -c '" + part + "'"));
    }
}
