package mpi.timeline;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import mpi.internal.Json;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Role;

/**
 * Writes the page {@code timeline.html}: one file that contains data, style and script, so that it
 * needs no network.
 */
final class Page {

    private final JobTrace job;
    private final List<Message> messages;
    private final List<Band> bands;
    private final Summary summary;
    private final Map<String, Integer> names = new HashMap<>();
    private final Map<String, Integer> sites = new HashMap<>();
    private final Map<String, Integer> comms = new HashMap<>();
    private final Map<String, Integer> datatypes = new HashMap<>();
    private final Map<String, Integer> regions = new HashMap<>();

    Page(JobTrace job, List<Message> messages, List<Band> bands) {
        this.job = job;
        this.messages = messages;
        this.bands = bands;
        summary = new Summary(job, messages, bands);
    }

    void write(Path file) throws IOException {
        String[] around = resource("page.html").split("\\$\\{data\\}", 2);
        try (Writer out = Files.newBufferedWriter(file)) {
            out.write(around[0].replace("${style}", resource("page.css")));
            data(out);
            out.write(around[1].replace("${program}", resource("page.js")));
        }
    }

    private void data(Writer out) throws IOException {
        out.write("{\"summary\":" + Json.of(summary.figures()));
        out.write(",\"lines\":" + Json.of(summary.lines()));
        out.write(",\"end\":" + (job.end() - job.begin()));
        out.write(",\"ranks\":[");
        for (int i = 0; i < job.ranks().size(); i++) {
            out.write(i == 0 ? "\n" : ",\n");
            rank(out, job.ranks().get(i));
        }
        out.write("],\"messages\":[");
        for (int i = 0; i < messages.size(); i++) {
            Message m = messages.get(i);
            out.write(i == 0 ? "" : ",");
            out.write(m.from() + "," + m.sentAt() + "," + m.to() + "," + m.receivedAt());
        }
        bands(out);
        out.write(",\"names\":" + Json.of(inOrder(names)));
        out.write(",\"mark\":" + Json.quoted(mark()));
        out.write(",\"cycle\":" + Json.of(cycle()));
        out.write(",\"sites\":" + Json.of(inOrder(sites)));
        out.write(",\"comms\":" + Json.of(inOrder(comms)));
        out.write(",\"datatypes\":" + Json.of(inOrder(datatypes)));
        out.write(",\"regions\":" + Json.of(inOrder(regions)));
        out.write(",\"kinds\":" + Json.of(kinds()) + "}");
    }

    /**
     * Writes each band as three numbers: beginning, end, and the index of its set of rows. The
     * first set has all rows.
     */
    private void bands(Writer out) throws IOException {
        Map<List<Integer>, Integer> sets = new LinkedHashMap<>();
        sets.put(IntStream.range(0, job.ranks().size()).boxed().toList(), 0);
        out.write("],\"bands\":[");
        for (int i = 0; i < bands.size(); i++) {
            Band band = bands.get(i);
            List<Integer> rows = band.places().stream().sorted().toList();
            int set = sets.computeIfAbsent(rows, k -> sets.size());
            out.write(i == 0 ? "" : ",");
            out.write((band.begin() - job.begin()) + "," + (band.end() - job.begin()) + "," + set);
        }
        out.write("],\"sets\":" + Json.of(List.copyOf(sets.keySet())));
    }

    /**
     * Returns the name of the function by which the program marks its iterations, such as
     * MPI_Pcontrol; empty if the program does not call such a function.
     */
    private String mark() {
        return names.keySet().stream()
                .filter(name -> Function.find(name) != null && Function.find(name).has(Role.MARKS))
                .findFirst()
                .orElse("");
    }

    /** Returns the rows of the ranks of a deadlock; -1 for a rank without a row. */
    private List<Integer> cycle() {
        Map<Integer, Integer> places = job.places(0);
        return job.cycle().stream().map(rank -> places.getOrDefault(rank, -1)).toList();
    }

    private static List<String> kinds() {
        return List.of(CallKind.values()).stream().map(CallKind::text).toList();
    }

    private static List<String> inOrder(Map<String, Integer> numbers) {
        return numbers.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    private static int number(Map<String, Integer> numbers, String text) {
        Integer known = numbers.get(text);
        if (known == null) {
            known = numbers.size();
            numbers.put(text, known);
        }
        return known;
    }

    /**
     * Writes the calls and regions of a rank as numbers. The numbers of a call are the time since
     * the beginning of the previous call, duration (-1 if the call has not ended), function, kind,
     * thread, peer, tag, bytes, program line, communicator and datatype. The numbers of a region
     * are beginning, duration, name and thread. Times are in ns.
     */
    private void rank(Writer out, RankTrace rank) throws IOException {
        out.write("{\"rank\":" + rank.rank() + ",\"title\":" + Json.quoted(rank.title()));
        out.write(",\"host\":" + Json.quoted(rank.host()));
        out.write(",\"threads\":" + Json.of(rank.threads()) + ",\"calls\":[");
        long before = job.begin();
        boolean isFirst = true;
        for (TracedCall call : rank.calls()) {
            out.write(isFirst ? "" : ",");
            call(out, call, before);
            before = call.begin();
            isFirst = false;
        }
        out.write("],\"regions\":[");
        isFirst = true;
        for (Region region : rank.regions()) {
            out.write(isFirst ? "" : ",");
            out.write((region.begin() - job.begin()) + "," + region.nanos() + ",");
            out.write(number(regions, region.name()) + "," + region.thread());
            isFirst = false;
        }
        out.write("]}");
    }

    private void call(Writer out, TracedCall call, long before) throws IOException {
        String comm = call.comm() == null ? "" : CommName.of(call.comm(), job.size(0));
        out.write((call.begin() - before) + "," + call.nanos() + ",");
        out.write(number(names, call.name()) + "," + call.kind().ordinal() + ",");
        out.write(call.thread() + "," + orNull(call.peer()) + "," + orNull(call.tag()) + ",");
        out.write(call.allBytes() + "," + number(sites, call.line()) + "," + number(comms, comm));
        out.write("," + number(datatypes, call.datatype()));
    }

    private static String orNull(int value) {
        return value == TracedCall.NONE ? "null" : Integer.toString(value);
    }

    private static String resource(String name) {
        try (InputStream in = Page.class.getResourceAsStream("/mpi/timeline/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
