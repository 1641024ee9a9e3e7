package mpi.timeline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads the reports of strict checks that lie in the folder of the traces, if the job had {@code
 * -Dpanmpi.checks.report=FOLDER} with this folder.
 */
final class StrictReports {

    private static final Pattern TITLE = Pattern.compile("\"title\":\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern RANK = Pattern.compile("\"rank\":\"(\\d+)\"");

    private StrictReports() {}

    /** Returns the ranks of a reported deadlock, and adds the title of each report to the notes. */
    static SortedSet<Integer> cycle(Path folder, long sinceMillis, List<String> notes)
            throws IOException {
        SortedSet<Integer> ranks = new TreeSet<>();
        for (String report : newest(folder, sinceMillis)) {
            Matcher title = TITLE.matcher(report);
            if (title.find()) {
                notes.add("strict checks: " + title.group(1).replace("\\\"", "\""));
            }
            Matcher rank = RANK.matcher(report);
            while (report.contains("\"kind\":\"deadlock\"") && rank.find()) {
                ranks.add(Integer.parseInt(rank.group(1)));
            }
        }
        return ranks;
    }

    /**
     * Returns the lines of the newest file, one for each report; an empty list if all files are
     * older than the traces.
     */
    private static List<String> newest(Path folder, long sinceMillis) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> list = Files.list(folder)) {
            list.filter(f -> f.getFileName().toString().matches("strict-\\d+\\.json"))
                    .filter(f -> f.toFile().lastModified() >= sinceMillis)
                    .forEach(files::add);
        }
        files.sort(Comparator.comparingLong(f -> f.toFile().lastModified()));
        return files.isEmpty() ? List.of() : Files.readAllLines(files.getLast());
    }
}
