package panmpi.generator.track;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A headless Chromium with one page, driven over a pipe by the DevTools protocol. */
final class Browser implements AutoCloseable {

    /** The protocol travels on file descriptors 3 and 4. */
    private static final String ON_PIPES =
            "exec chromium --headless --no-sandbox --disable-gpu --disable-quic --no-first-run"
                    + " --disable-background-networking --disable-component-update --disable-sync"
                    + " --remote-debugging-pipe --window-size=1400,1000 --user-data-dir=\"$0\" about:blank"
                    + " 3<&0 4>&1 0</dev/null 1>&2";

    private final Process process;
    private final InputStream in;
    private final String session;
    private final List<JsonObject> events = new ArrayList<>();
    private int last;

    private Browser(Path profile) throws IOException {
        Path log = profile.resolveSibling("chromium.log");
        process =
                new ProcessBuilder("bash", "-c", ON_PIPES, profile.toString())
                        .redirectError(log.toFile())
                        .start();
        in = new BufferedInputStream(process.getInputStream());
        // A browser that hangs ends the test, not the build.
        Thread.ofVirtual().start(this::endInTime);
        JsonObject target = call("", "Target.createTarget", Map.of("url", "about:blank"));
        String id = target.get("targetId").getAsString();
        Map<String, Object> flat = Map.of("targetId", id, "flatten", true);
        session = call("", "Target.attachToTarget", flat).get("sessionId").getAsString();
        for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
            call(domain + ".enable", Map.of());
        }
    }

    /** Starts a browser; skips the test without one. */
    static Browser start(Path folder) throws IOException {
        boolean there =
                List.of(System.getenv("PATH").split(":")).stream()
                        .anyMatch(d -> Files.isExecutable(Path.of(d, "chromium")));
        assumeTrue(there, "no chromium on the PATH; as root .make/need-browser installs Debian's");
        return new Browser(Files.createDirectory(folder.resolve("profile")));
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
        long before = loads();
        call("Page.navigate", Map.of("url", address));
        while (loads() == before) {
            events.add(read());
        }
    }

    private long loads() {
        return events.stream().filter(e -> method(e).equals("Page.loadEventFired")).count();
    }

    /** The value of an expression of JavaScript, on the page. */
    String eval(String expression) throws IOException {
        Map<String, Object> how =
                Map.of("expression", expression, "returnByValue", true, "awaitPromise", true);
        JsonObject answer = call("Runtime.evaluate", how);
        if (answer.has("exceptionDetails")) {
            throw new AssertionError(expression + ": " + answer);
        }
        JsonElement value = answer.getAsJsonObject("result").get("value");
        return value == null || value.isJsonNull() ? "" : value.getAsString();
    }

    /** Presses and releases a key, where the focus is. */
    void press(String key) throws IOException {
        String text = key.length() == 1 ? key : "";
        Map<String, Object> down =
                text.isEmpty()
                        ? Map.of(
                                "type",
                                "keyDown",
                                "key",
                                key,
                                "code",
                                key,
                                "windowsVirtualKeyCode",
                                code(key))
                        : Map.of("type", "keyDown", "key", key, "text", text);
        call("Input.dispatchKeyEvent", down);
        call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key));
    }

    /** Chromium identifies keys without a text by their number. */
    private static int code(String key) {
        return switch (key) {
            case "Tab" -> 9;
            case "Escape" -> 27;
            case "End" -> 35;
            case "Home" -> 36;
            case "ArrowLeft" -> 37;
            case "ArrowUp" -> 38;
            case "ArrowRight" -> 39;
            case "ArrowDown" -> 40;
            default -> throw new IllegalArgumentException("no number is known for key " + key);
        };
    }

    /** Moves the mouse. */
    void point(int x, int y) throws IOException {
        call("Input.dispatchMouseEvent", Map.of("type", "mouseMoved", "x", x, "y", y));
    }

    /** Errors and warnings of the page's console and of the browser's log. */
    List<String> complaints() {
        return events.stream()
                .filter(
                        e ->
                                List.of(
                                                "Runtime.exceptionThrown",
                                                "Runtime.consoleAPICalled",
                                                "Log.entryAdded")
                                        .contains(method(e)))
                .map(JsonObject::toString)
                .toList();
    }

    /** The addresses that the page asked for. */
    List<String> requests() {
        return events.stream()
                .filter(e -> method(e).equals("Network.requestWillBeSent"))
                .map(e -> e.getAsJsonObject("params").getAsJsonObject("request").get("url"))
                .map(JsonElement::getAsString)
                .toList();
    }

    private static String method(JsonObject message) {
        return message.has("method") ? message.get("method").getAsString() : "";
    }

    JsonObject call(String method, Map<String, Object> params) throws IOException {
        return call(session, method, params);
    }

    private JsonObject call(String to, String method, Map<String, Object> params)
            throws IOException {
        JsonObject message = new JsonObject();
        message.addProperty("id", ++last);
        message.addProperty("method", method);
        message.add("params", new Gson().toJsonTree(params));
        if (!to.isEmpty()) {
            message.addProperty("sessionId", to);
        }
        process.getOutputStream().write((message + "\0").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
        while (true) {
            JsonObject answer = read();
            if (answer.has("id") && answer.get("id").getAsInt() == last) {
                if (answer.has("error")) {
                    throw new IOException(method + ": " + answer.get("error"));
                }
                return answer.getAsJsonObject("result");
            }
            events.add(answer);
        }
    }

    /** A message ends with a zero byte. */
    private JsonObject read() throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (int b = in.read(); b != 0; b = in.read()) {
            if (b < 0) {
                throw new IOException("chromium has ended, or took more than three minutes");
            }
            text.write(b);
        }
        return JsonParser.parseString(text.toString(StandardCharsets.UTF_8)).getAsJsonObject();
    }

    @Override
    public void close() throws IOException {
        try {
            call("", "Browser.close", Map.of());
            process.waitFor(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            process.destroyForcibly();
        }
    }
}
