package mpi.timeline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.Json;

/** {@code mpijava --timeline FOLDER}: makes a page and a summary of the traces in a folder. */
public final class Timeline {

    private static final String HELP =
            """
            mpijava --timeline FOLDER [--summary | --json]
                FOLDER     the traces that mpijava -Dpanmpi.trace=FOLDER Main has written
                --summary  prints the figures alone, and writes no page
                --json     prints them as JSON
            It writes FOLDER/timeline.html, which any browser shows without a network.""";

    private Timeline() {}

    /**
     * Makes the page and prints the summary.
     *
     * @param args folder of the traces, and options; {@code --help} lists them.
     */
    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of(args));
        if (words.isEmpty() || words.contains("--help")) {
            System.out.println(HELP);
            System.exit(words.isEmpty() ? 1 : 0);
        }
        boolean isJson = words.remove("--json");
        boolean isSummary = words.remove("--summary");
        words.stream()
                .filter(word -> word.startsWith("-"))
                .forEach(word -> fail(word + ": there is no such option\n" + HELP));
        if (words.size() != 1) {
            fail(String.join(" ", words) + ": one folder of traces is needed\n" + HELP);
        }
        try {
            run(Path.of(words.getFirst()), isJson, isSummary);
        } catch (IOException failure) {
            fail(failure.getMessage());
        }
    }

    private static void fail(String why) {
        System.err.println("mpijava --timeline: " + why);
        System.exit(1);
    }

    private static void run(Path folder, boolean isJson, boolean isSummary) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException(folder + " is no folder");
        }
        JobTrace job = JobTrace.read(folder);
        List<Message> messages = Messages.of(job);
        List<Band> bands = Band.of(job);
        Summary summary = new Summary(job, messages, bands);
        if (isJson) {
            System.out.println(Json.of(summary.figures()));
        } else {
            summary.lines().forEach(System.out::println);
        }
        if (!isJson && !isSummary) {
            Path page = folder.resolve("timeline.html");
            new Page(job, messages, bands).write(page);
            System.out.println("the picture is in " + page);
        }
    }
}
