package panmpi.generator.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A class of the procedural binding, which has the functions of a chapter of the MPI standard or of
 * a part of one.
 *
 * @param name the class
 * @param number the chapter; empty for none
 * @param title a phrase for its functions
 * @param sections the section that defines each function
 * @param constants patterns for the names of the constants that the class has
 */
public record Chapter(
        String name,
        String number,
        String title,
        Map<String, Section> sections,
        List<Pattern> constants) {

    private static final String LARGE = "_c";

    /** Copies the collections, so that the caller cannot change this record later. */
    public Chapter {
        sections = Map.copyOf(sections);
        constants = List.copyOf(constants);
    }

    /**
     * Finds the section of a function. A large-count function is in the section of its small-count
     * form.
     */
    public Optional<Section> section(String function) {
        Section own = sections.get(function);
        if (own == null && function.endsWith(LARGE)) {
            own = sections.get(function.substring(0, function.length() - LARGE.length()));
        }
        return Optional.ofNullable(own);
    }

    /** Returns true for a constant that a pattern matches. */
    public boolean has(String constant) {
        return constants.stream().anyMatch(pattern -> pattern.matcher(constant).matches());
    }
}
