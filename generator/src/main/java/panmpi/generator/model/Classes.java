package panmpi.generator.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.report.Diagnostics;

/**
 * The classes of the facade, in the order of {@code templates/classes.rules}, from which they are
 * read. Rules and emitters look up here which class stands for a C type, and its traits.
 */
public final class Classes {

    private static final Set<String> KEYS =
            Set.of("of", "prefix", "made", "constant", "extends", "super", "in");

    private final List<FacadeClass> classes = new ArrayList<>();

    private Classes() {}

    /** Reads the file in a folder of templates; a malformed line is reported with its position. */
    public static Classes read(Path templates, Diagnostics diagnostics) throws IOException {
        Path file = templates.resolve("classes.rules");
        Classes classes = new Classes();
        int number = 0;
        for (String text : Files.readAllLines(file)) {
            number++;
            if (!text.isBlank() && !text.startsWith("#")) {
                classes.add(file + ":" + number, text.strip().split("\\s+"), diagnostics);
            }
        }
        if (classes.classes.stream().filter(c -> c.has(Trait.STATICS)).count() != 1) {
            diagnostics.error(file.toString(), "one class must have the trait 'statics'");
        }
        return classes;
    }

    private void add(String position, String[] words, Diagnostics diagnostics) {
        Map<String, String> values = new HashMap<>();
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        for (String word : Arrays.asList(words).subList(1, words.length)) {
            String[] halves = word.split("=", 2);
            Optional<Trait> trait = Trait.of(word);
            if (halves.length == 2 && KEYS.contains(halves[0])) {
                values.put(halves[0], halves[1]);
            } else if (trait.isPresent()) {
                traits.add(trait.get());
            } else {
                diagnostics.error(
                        position,
                        "'%s' is neither KEY=VALUE with a key of %s nor a trait; the traits are %s"
                                .formatted(word, KEYS.stream().sorted().toList(), traits()));
            }
        }
        classes.add(
                new FacadeClass(
                        words[0],
                        values.getOrDefault("of", words[0]),
                        list(values.getOrDefault("prefix", words[0])),
                        list(values.getOrDefault("made", "")),
                        list(values.getOrDefault("constant", "")),
                        new FacadeClass.Base(
                                values.getOrDefault("extends", ""),
                                list(values.getOrDefault("super", "")),
                                values.getOrDefault("in", "")),
                        traits));
    }

    private static List<String> traits() {
        return Stream.of(Trait.values()).map(Trait::word).toList();
    }

    private static List<String> list(String value) {
        return value.isEmpty() ? List.of() : List.of(value.split(","));
    }

    /** Tests whether the file has a class. */
    public boolean has(String name) {
        return find(c -> c.name().equals(name)).isPresent();
    }

    /** Returns all classes, in the order of the file. */
    public List<FacadeClass> all() {
        return List.copyOf(classes);
    }

    /** Returns the class with a name; if the file does not have it, a class without traits. */
    public FacadeClass named(String name) {
        return find(c -> c.name().equals(name)).orElseGet(() -> FacadeClass.unknown(name));
    }

    /** Returns the class for a C type, by the type's name. */
    public FacadeClass of(String type) {
        return named(type.replaceFirst("^MPIX?_", ""));
    }

    /** Returns the class that has the static methods. */
    public FacadeClass statics() {
        return find(c -> c.has(Trait.STATICS)).orElseThrow();
    }

    /** Returns the first class that {@code property} accepts; empty if there is none. */
    public Optional<FacadeClass> find(java.util.function.Predicate<FacadeClass> property) {
        return classes.stream().filter(property).findFirst();
    }

    /** Returns the index of a class in the file. */
    public int index(FacadeClass type) {
        return classes.indexOf(type);
    }
}
