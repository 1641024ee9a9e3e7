package mpi.timeline;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.Json;

/** Writes the page: one file with data, style and program, which needs no network. */
final class Page {

    private final JobTrace job;
    private final List<Message> messages;
    private final List<Band> bands;
    private final Summary summary;
    private final Map<String, Integer> names = new HashMap<>();

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
        out.write(",\"ranks\":[");
        for (int i = 0; i < job.ranks().size(); i++) {
            out.write(i == 0 ? "\n" : ",\n");
            rank(out, job.ranks().get(i));
        }
        out.write("],\"messages\":[");
        for (int i = 0; i < messages.size(); i++) {
            Message m = messages.get(i);
            out.write(i == 0 ? "" : ",");
            out.write(
                    m.from()
                            + ","
                            + m.sent().number()
                            + ","
                            + m.to()
                            + ","
                            + m.received().number());
        }
        out.write("],\"bands\":[");
        for (int i = 0; i < bands.size(); i++) {
            Band band = bands.get(i);
            out.write(i == 0 ? "" : ",");
            out.write((band.begin() - job.begin()) + "," + (band.end() - job.begin()));
        }
        out.write("],\"names\":" + Json.of(inOrder()) + ",\"kinds\":" + Json.of(kinds()) + "}");
    }

    private static List<String> kinds() {
        return List.of(CallKind.values()).stream().map(CallKind::text).toList();
    }

    private List<String> inOrder() {
        return names.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    /**
     * Calls as numbers: begin since the call before, duration, name, kind, thread, peer, tag,
     * bytes.
     */
    private void rank(Writer out, RankTrace rank) throws IOException {
        out.write("{\"rank\":" + rank.rank() + ",\"title\":" + Json.quoted(rank.title()));
        out.write(",\"threads\":" + Json.of(rank.threads()) + ",\"calls\":[");
        long before = job.begin();
        for (TracedCall call : rank.calls()) {
            out.write(call.number() == 0 ? "" : ",");
            out.write((call.begin() - before) + "," + call.nanos() + ",");
            out.write(names.computeIfAbsent(call.name(), name -> names.size()) + ",");
            out.write(call.kind().ordinal() + "," + call.thread() + ",");
            out.write(orNull(call.peer()) + "," + orNull(call.tag()) + "," + call.bytes());
            before = call.begin();
        }
        out.write("]}");
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
