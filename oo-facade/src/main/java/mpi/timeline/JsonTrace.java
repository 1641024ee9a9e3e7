package mpi.timeline;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a rank's trace in the trace event format of Chrome, with one event on each line as {@link
 * ChromeTrace} writes it.
 */
final class JsonTrace {

    private static final Pattern FIELD =
            Pattern.compile("\"(\\w+)\":(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(-?[0-9.]+))");

    private static final BigDecimal NANOS = BigDecimal.valueOf(1000);

    private final Path file;
    private final Map<Integer, String> threads = new TreeMap<>();
    private final List<TracedCall> calls = new ArrayList<>();
    private int rank = -1;

    private JsonTrace(Path file) {
        this.file = file;
    }

    static RankTrace read(Path file) throws IOException {
        return new JsonTrace(file).read();
    }

    private RankTrace read() throws IOException {
        List<String> lines = Files.readAllLines(file);
        boolean isWhole = !lines.isEmpty() && lines.getLast().strip().equals("]");
        if (lines.isEmpty() || !lines.getFirst().startsWith("[")) {
            throw new IOException(file + " is no trace of panmpi: it does not begin with [");
        }
        for (String line : lines) {
            // A file that was cut may end within a line.
            if (line.startsWith("{") && line.contains("}}")) {
                take(fields(line));
            }
        }
        calls.sort(Comparator.comparingLong(TracedCall::begin));
        return new RankTrace(0, rank, "", threads, calls, List.of(), isWhole, null);
    }

    private static Map<String, String> fields(String line) {
        Map<String, String> fields = new TreeMap<>();
        Matcher found = FIELD.matcher(line);
        while (found.find()) {
            // If a name occurs twice in an event, its second value belongs to the event's
            // arguments.
            String key =
                    fields.containsKey(found.group(1)) ? "args." + found.group(1) : found.group(1);
            fields.put(key, found.group(2) != null ? found.group(2) : found.group(3));
        }
        return fields;
    }

    private void take(Map<String, String> event) {
        int thread = number(event, "tid", 0);
        if ("M".equals(event.get("ph"))) {
            if ("process_name".equals(event.get("name"))) {
                rank = number(event, "pid", -1);
            } else {
                threads.put(thread, event.getOrDefault("args.name", ""));
            }
        } else if ("X".equals(event.get("ph")) && !"region".equals(event.get("cat"))) {
            calls.add(call(event, thread));
        }
    }

    private static TracedCall call(Map<String, String> event, int thread) {
        int source = number(event, "source", TracedCall.NONE);
        long bytes = Long.parseLong(event.getOrDefault("bytes", "0"));
        long received = source == TracedCall.NONE ? 0 : bytes / 2;
        return new TracedCall(
                thread,
                event.get("name"),
                event.getOrDefault("line", ""),
                event.getOrDefault("datatype", ""),
                nanos(event.get("ts")),
                nanos(event.get("dur")),
                number(event, "peer", TracedCall.NONE),
                number(event, "tag", TracedCall.NONE),
                source,
                number(event, "sourceTag", TracedCall.NONE),
                bytes - received,
                received,
                number(event, "ranks", 0),
                null);
    }

    private static int number(Map<String, String> event, String field, int instead) {
        String value = event.get(field);
        return value == null ? instead : Integer.parseInt(value);
    }

    /** Converts a decimal number of microseconds to nanoseconds. */
    private static long nanos(String micros) {
        return new BigDecimal(micros).multiply(NANOS).longValue();
    }
}
