package mpi.timeline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.Json;

/**
 * Main class of {@code mpijava --timeline FOLDER}, which makes a page and a summary of the traces
 * in a folder.
 */
public final class Timeline {

    private static final String HELP =
            """
            mpijava --timeline FOLDER [--summary | --json | --chrome | --otf2 OUT]
                FOLDER     the traces that mpijava -Dpanmpi.trace=FOLDER Main has written
                --summary  prints the figures alone, and writes no page
                --json     prints them as JSON
                --otf2     writes the archive OUT/traces.otf2 by libotf2, for Vampir and others
                --chrome   writes FOLDER/rank-N.json, for Perfetto, chrome://tracing and jq
            It writes FOLDER/timeline.html, which any browser shows without a network.""";

    private Timeline() {}

    /**
     * Makes the page and prints the summary.
     *
     * @param args folder of the traces, and options, which {@code --help} lists.
     */
    public static void main(String[] args) {
        List<String> words = new ArrayList<>(List.of(args));
        if (words.isEmpty() || words.contains("--help")) {
            System.out.println(HELP);
            System.exit(words.isEmpty() ? 1 : 0);
        }
        boolean isJson = words.remove("--json");
        boolean isSummary = words.remove("--summary");
        boolean isChrome = words.remove("--chrome");
        String otf2 = valueOf(words, "--otf2");
        words.stream()
                .filter(word -> word.startsWith("-"))
                .forEach(word -> fail(word + ": there is no such option\n" + HELP));
        if (words.size() != 1) {
            String given = words.isEmpty() ? "" : String.join(" ", words) + ": ";
            fail(given + "one folder of traces is needed\n" + HELP);
        }
        try {
            Path folder = Path.of(words.getFirst());
            if (isChrome) {
                ChromeTrace.write(read(folder), folder).forEach(System.out::println);
            } else if (!otf2.isEmpty()) {
                Otf2Export.write(read(folder), Path.of(otf2)).forEach(System.out::println);
            } else {
                run(read(folder), folder, isJson, isSummary);
            }
        } catch (IOException failure) {
            fail(failure.getMessage());
        }
    }

    /**
     * Removes an option and its value from the arguments, and returns the value; empty if the
     * option is not there.
     */
    private static String valueOf(List<String> words, String option) {
        int at = words.indexOf(option);
        if (at < 0) {
            return "";
        }
        if (at + 1 == words.size()) {
            fail(option + " needs a name\n" + HELP);
        }
        words.remove(at);
        return words.remove(at);
    }

    private static void fail(String why) {
        System.err.println("mpijava --timeline: " + why);
        System.exit(1);
    }

    private static JobTrace read(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException(folder + " is no folder");
        }
        return TraceFolder.read(folder);
    }

    private static void run(JobTrace job, Path folder, boolean isJson, boolean isSummary)
            throws IOException {
        List<Message> messages = Messages.of(job);
        List<Band> bands = Band.of(job);
        Summary summary = new Summary(job, messages, bands);
        if (isJson) {
            System.out.println(Json.of(summary.figures()));
        } else {
            summary.lines().forEach(System.out::println);
        }
        if (!isJson && !isSummary) {
            Path page = folder.resolve(FolderPicture.NAME);
            new Page(job, messages, bands).write(page);
            System.out.println("the picture is in " + page);
        }
    }
}
