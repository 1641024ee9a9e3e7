package panmpi.generator.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import panmpi.generator.model.ParamKind;

/**
 * Table of the kinds of panmpi that correspond to each kind of the Forum, from {@code
 * forum-kinds.txt}.
 */
final class ForumKinds {

    private static final String FILE = "forum-kinds.txt";

    private final Map<String, Set<ParamKind>> allowed = new TreeMap<>();
    private final Map<String, Set<ParamKind>> seen = new TreeMap<>();

    private ForumKinds() {}

    static ForumKinds read() throws IOException {
        ForumKinds kinds = new ForumKinds();
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                ForumKinds.class.getResourceAsStream(FILE),
                                StandardCharsets.UTF_8))) {
            reader.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).forEach(kinds::add);
        }
        return kinds;
    }

    private void add(String line) {
        String[] halves = line.split(": ");
        Set<ParamKind> ours = EnumSet.noneOf(ParamKind.class);
        words(halves[0]).forEach(w -> ours.add(ParamKind.valueOf(w)));
        for (String kind : words(halves[1])) {
            if (allowed.put(kind, ours) != null) {
                throw new AssertionError(FILE + " has " + kind + " twice");
            }
        }
    }

    private static List<String> words(String text) {
        return Arrays.asList(text.strip().split(" "));
    }

    /** Returns true if a kind may correspond to a kind of the Forum. */
    boolean fits(ParamKind our, String forum) {
        if (!allowed.containsKey(forum)) {
            throw new AssertionError("the Forum's kind " + forum + " is not in " + FILE);
        }
        seen.computeIfAbsent(forum, k -> EnumSet.noneOf(ParamKind.class)).add(our);
        return allowed.get(forum).contains(our);
    }

    /** Returns the kinds that each kind of the Forum may correspond to. */
    Map<String, Set<ParamKind>> allowed() {
        return allowed;
    }

    /** Returns the kinds that each kind of the Forum corresponded to in this run. */
    Map<String, Set<ParamKind>> seen() {
        return seen;
    }
}
