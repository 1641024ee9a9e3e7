package panmpi.generator.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import panmpi.generator.model.ParamKind;

/** Which of our kinds each of the Forum's may be: {@code forum-kinds.txt}. */
final class ForumKinds {

    private ForumKinds() {}

    static Map<String, Set<ParamKind>> read() throws IOException {
        Map<String, Set<ParamKind>> kinds = new TreeMap<>();
        for (String line : lines().split("\n")) {
            String[] halves = line.split(": ");
            if (halves.length == 2) {
                add(kinds, line, words(halves[0]), words(halves[1]));
            }
        }
        return kinds;
    }

    private static void add(
            Map<String, Set<ParamKind>> kinds, String line, Set<String> ours, Set<String> forum) {
        Set<ParamKind> set =
                ours.stream()
                        .map(ParamKind::valueOf)
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(ParamKind.class)));
        for (String kind : forum) {
            if (kinds.put(kind, set) != null) {
                throw new AssertionError(kind + " stands twice: '" + line + "'");
            }
        }
    }

    private static Set<String> words(String text) {
        return Set.copyOf(Arrays.asList(text.strip().split(" ")));
    }

    private static String lines() throws IOException {
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                ForumKinds.class.getResourceAsStream("forum-kinds.txt"),
                                StandardCharsets.UTF_8))) {
            return reader.lines()
                    .filter(l -> !l.startsWith("#"))
                    .collect(Collectors.joining("\n"));
        }
    }
}
