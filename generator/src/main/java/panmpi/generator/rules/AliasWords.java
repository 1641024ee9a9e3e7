package panmpi.generator.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import panmpi.generator.report.Diagnostics;

/**
 * Divides MPI's words into the parts of camelCase names: {@code Iallreduce} into {@code i}, {@code
 * all}, {@code reduce}. The parts are listed in {@code templates/spellings/camelCase.words}.
 */
final class AliasWords {

    private static final List<String> KEYS = List.of("letter", "stem", "verb", "last");

    private final Map<String, Set<String>> words = new TreeMap<>();

    private AliasWords() {
        KEYS.forEach(key -> words.put(key, new TreeSet<>()));
    }

    /** Reads the file; a line without one of the keys is reported with its position. */
    static AliasWords read(Path file, Diagnostics diagnostics) throws IOException {
        AliasWords read = new AliasWords();
        int number = 0;
        for (String text : Files.readAllLines(file)) {
            number++;
            if (text.isBlank() || text.startsWith("#")) {
                continue;
            }
            List<String> line = List.of(text.strip().split("\\s+"));
            if (KEYS.contains(line.getFirst())) {
                read.words.get(line.getFirst()).addAll(line.subList(1, line.size()));
            } else {
                diagnostics.error(
                        file + ":" + number,
                        "'%s' is no key; the keys are %s".formatted(line.getFirst(), KEYS));
            }
        }
        return read;
    }

    /**
     * Tests whether the first word of a name is a verb, or has a prefix as {@code Iallreduce} does,
     * so that the name needs no further verb at its beginning.
     */
    boolean isVerb(String word) {
        return words.get("verb").contains(word.toLowerCase(Locale.ROOT)) || hasLetter(word);
    }

    /**
     * Tests whether a word is a verb that MPI puts after its object, and that camelCase moves to
     * the front.
     */
    boolean isLast(String word) {
        List<String> parts = divide(word);
        return words.get("last").contains(parts.getLast());
    }

    private boolean hasLetter(String word) {
        List<String> parts = divide(word);
        return parts.size() > 1 && words.get("letter").contains(parts.getFirst());
    }

    /**
     * Divides a word of an MPI name into its stems. A prefix such as the {@code i} of {@code
     * Iallgather} may come first. Returns the whole word if it does not consist of stems.
     */
    List<String> divide(String word) {
        String small = word.toLowerCase(Locale.ROOT);
        List<String> compound = compound(small);
        if (compound.size() > 1) {
            return compound;
        }
        return letters(small)
                .filter(letter -> !compound(small.substring(letter.length())).isEmpty())
                .findFirst()
                .map(letter -> withLetter(letter, small.substring(letter.length())))
                .orElse(List.of(word));
    }

    private Stream<String> letters(String word) {
        return words.get("letter").stream()
                .filter(letter -> word.startsWith(letter) && !word.equals(letter))
                .sorted(Comparator.comparingInt(String::length).reversed());
    }

    private List<String> withLetter(String letter, String rest) {
        List<String> parts = new ArrayList<>(List.of(letter));
        parts.addAll(compound(rest));
        return parts;
    }

    /**
     * Returns the stems that a word consists of; an empty list if a part of the word is no stem.
     */
    private List<String> compound(String word) {
        if (words.get("stem").contains(word)) {
            return List.of(word);
        }
        for (String stem : words.get("stem")) {
            if (word.startsWith(stem) && !word.equals(stem)) {
                List<String> rest = compound(word.substring(stem.length()));
                if (!rest.isEmpty()) {
                    return Stream.concat(Stream.of(stem), rest.stream()).toList();
                }
            }
        }
        return List.of();
    }

    /**
     * Joins words to a name: the first part begins with a small letter, the others with a capital.
     */
    String spell(List<String> mpi) {
        StringBuilder name = new StringBuilder();
        mpi.stream().flatMap(word -> divide(word).stream()).forEach(part -> append(name, part));
        return name.toString();
    }

    private static void append(StringBuilder name, String part) {
        char first = part.charAt(0);
        name.append(name.isEmpty() ? Character.toLowerCase(first) : Character.toUpperCase(first))
                .append(part.substring(1));
    }
}
