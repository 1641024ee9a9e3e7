package mpi.timeline;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.Json;

/**
 * Writes each rank's trace as a JSON file in the trace event format of Chrome, which Perfetto reads
 * as well.
 */
final class ChromeTrace {

    private static final long NANOS = 1_000_000_000L;

    private final RankTrace rank;
    private final int process;
    private final long year;
    private final long end;
    private final StringBuilder text = new StringBuilder();

    private ChromeTrace(RankTrace rank, int process, JobTrace job) {
        this.rank = rank;
        this.process = process;
        year = year(job.begin());
        end = job.end();
    }

    /** Writes the files. Returns sentences that tell the user where the files are. */
    static List<String> write(JobTrace job, Path folder) throws IOException {
        for (RankTrace rank : job.ranks()) {
            String copy = rank.world() == 0 ? "" : "-" + (rank.world() + 1);
            Path file = folder.resolve("rank-" + rank.rank() + copy + ".json");
            int number = rank.world() == 0 ? rank.rank() : 1_000_000 * rank.world() + rank.rank();
            new ChromeTrace(rank, number, job).write(file);
        }
        List<String> lines = new ArrayList<>(job.notes());
        lines.add(job.ranks().size() + " files rank-N.json are in " + folder);
        return lines;
    }

    /**
     * Returns the start of the year in UTC, in ns since 1970. Times are written relative to this
     * start, since programs that read the file store times as double, which cannot represent
     * nanoseconds since 1970 exactly.
     */
    private static long year(long begin) {
        OffsetDateTime moment =
                OffsetDateTime.ofInstant(Instant.ofEpochSecond(begin / NANOS), ZoneOffset.UTC);
        int years = moment.getYear();
        return OffsetDateTime.of(years, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC).toEpochSecond() * NANOS;
    }

    private void write(Path file) throws IOException {
        try (Writer out = Files.newBufferedWriter(file)) {
            out.write("[\n");
            named("process_name", 0, name());
            out.append(text);
            for (var thread : rank.threads().entrySet()) {
                named("thread_name", thread.getKey(), thread.getValue());
                out.append(",\n").append(text);
            }
            for (Region region : rank.regions()) {
                region(region);
                out.append(",\n").append(text);
            }
            for (TracedCall call : rank.calls()) {
                call(call);
                out.append(",\n").append(text);
            }
            out.write("\n]\n");
        }
    }

    private String name() {
        return rank.head() == null ? rank.title() : rank.title() + ", process " + rank.head().pid();
    }

    private void begin(int thread, String phase, String name) {
        text.setLength(0);
        text.append("{\"pid\":").append(process).append(",\"tid\":").append(thread);
        text.append(",\"ph\":\"").append(phase).append("\",\"name\":").append(Json.quoted(name));
    }

    private void named(String what, int thread, String name) {
        begin(thread, "M", what);
        text.append(",\"args\":{\"name\":").append(Json.quoted(name)).append("}}");
    }

    private void region(Region region) {
        begin(region.thread(), "X", region.name());
        text.append(",\"cat\":\"region\"");
        micros("ts", region.begin() - year);
        micros("dur", region.nanos() < 0 ? end - region.begin() : region.nanos());
        text.append(",\"args\":{}}");
    }

    private void call(TracedCall call) {
        begin(call.thread(), "X", call.name());
        text.append(",\"cat\":\"MPI\"");
        micros("ts", call.begin() - year);
        micros("dur", call.isOpen() ? Math.max(0, end - call.begin()) : call.nanos());
        text.append(",\"args\":{");
        argument("peer", call.peer());
        argument("tag", call.tag());
        argument("source", call.source());
        argument("sourceTag", call.sourceTag());
        if (call.bytes() >= 0) {
            argument("bytes", call.allBytes());
        }
        argument("datatype", call.datatype());
        argument("ranks", call.ranks() == 0 ? TracedCall.NONE : call.ranks());
        argument("line", call.line());
        if (call.isOpen()) {
            separate();
            text.append("\"open\":true");
        }
        text.append("}}");
    }

    private void micros(String name, long nanos) {
        text.append(",\"").append(name).append("\":").append(nanos / 1000).append('.');
        text.append(Long.toString(1000 + nanos % 1000), 1, 4);
    }

    private void separate() {
        text.append(text.charAt(text.length() - 1) == '{' ? "" : ",");
    }

    private void argument(String name, String value) {
        if (!value.isEmpty()) {
            separate();
            text.append('"').append(name).append("\":").append(Json.quoted(value));
        }
    }

    private void argument(String name, long number) {
        if (number != TracedCall.NONE) {
            separate();
            text.append('"').append(name).append("\":").append(number);
        }
    }
}
