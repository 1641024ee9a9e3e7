package panmpi.generator.track;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import panmpi.generator.Project;

/**
 * Controls a headless Chromium that shows one page. The script {@code docs/site/browser.py} runs
 * the browser.
 */
final class Browser implements AutoCloseable {

    private static final Path TOOLS = Project.root().resolve("build/tools/site/bin/python");
    private static final Path DRIVER = Project.root().resolve("docs/site/browser.py");

    private final Process process;
    private final BufferedReader answers;

    private Browser(Path log) throws IOException {
        process =
                new ProcessBuilder(TOOLS.toString(), DRIVER.toString())
                        .redirectError(log.toFile())
                        .start();
        answers = process.inputReader(StandardCharsets.UTF_8);
        // A browser that hangs is ended, so that only the test fails, and the build goes on.
        Thread.ofVirtual().start(this::endInTime);
    }

    /** Starts a browser; skips the test if there is none. */
    static Browser start(Path folder) throws IOException {
        boolean isThere =
                List.of(System.getenv("PATH").split(":")).stream()
                        .anyMatch(d -> Files.isExecutable(Path.of(d, "chromium")));
        assumeTrue(isThere, "no chromium on the PATH; as root make browser installs Debian's");
        assumeTrue(Files.isExecutable(TOOLS), "no " + TOOLS + "; make browser installs it");
        return new Browser(folder.resolve("chromium.log"));
    }

    private void endInTime() {
        try {
            if (!process.waitFor(3, TimeUnit.MINUTES)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Opens a page and waits until it is loaded. */
    void open(String address) throws IOException {
        ask("open", address);
    }

    /** Returns the value of an expression of JavaScript on the page. */
    String eval(String expression) throws IOException {
        return ask("eval", expression).getAsString();
    }

    /** Presses and releases a key in the element that has the focus. */
    void press(String key) throws IOException {
        ask("press", key);
    }

    /** Moves the mouse to a point of the page. */
    void point(int x, int y) throws IOException {
        ask("point", List.of(x, y));
    }

    /** Returns the messages of the page's console, and errors of its scripts. */
    List<String> complaints() throws IOException {
        return seen("complaints");
    }

    /** Returns the addresses that the page asked for. */
    List<String> requests() throws IOException {
        return seen("requests");
    }

    private List<String> seen(String what) throws IOException {
        return ask("seen", what).getAsJsonArray().asList().stream()
                .map(JsonElement::getAsString)
                .toList();
    }

    private JsonElement ask(String verb, Object what) throws IOException {
        var commands = process.outputWriter(StandardCharsets.UTF_8);
        commands.write(new Gson().toJson(Map.of(verb, what)) + "\n");
        commands.flush();
        String line = answers.readLine();
        if (line == null) {
            throw new IOException("the browser has ended, or took more than three minutes");
        }
        JsonObject answer = JsonParser.parseString(line).getAsJsonObject();
        if (answer.has("error")) {
            throw new AssertionError(verb + " " + what + ": " + answer.get("error"));
        }
        return answer.get("value");
    }

    @Override
    public void close() throws IOException {
        try {
            process.outputWriter(StandardCharsets.UTF_8).close();
            process.waitFor(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
    }
}
