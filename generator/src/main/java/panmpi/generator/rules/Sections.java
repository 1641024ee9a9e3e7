package panmpi.generator.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import panmpi.generator.model.Chapter;
import panmpi.generator.model.Section;
import panmpi.generator.report.Diagnostics;

/**
 * Reads {@code templates/sections.rules}: the sections of the standard that define MPI's functions,
 * and the classes of the procedural binding.
 *
 * @param chapters the classes; each extends the one before
 */
public record Sections(List<Chapter> chapters) {

    private static final String FILE = "sections.rules";
    private static final String TWICE =
            "'%s' names a function, MPI_%s, that another section has; delete one";
    private static final String WRONG =
            "'%s' is neither 'class NAME CHAPTER TITLE' nor, below one, 'constants PATTERN...' or 'SECTION PAGE FUNCTION...'";
    private static final Pattern CLASS = Pattern.compile("class (\\w+) (\\d+|-) (\\S.*)");
    private static final Pattern CONSTANTS = Pattern.compile("constants (\\S.*)");
    private static final Pattern SECTION = Pattern.compile("(\\d+(?:\\.\\d+)*) (\\d+) (\\w.*)");

    /** Copies the list, so that the caller cannot change this record later. */
    public Sections {
        chapters = List.copyOf(chapters);
    }

    /**
     * Reads the file; a malformed line, or a function that is named twice, is reported with its
     * position.
     */
    public static Sections read(Path templates, Diagnostics diagnostics) throws IOException {
        Path file = templates.resolve(FILE);
        List<Part> parts = new ArrayList<>();
        int number = 0;
        for (String text : Files.readAllLines(file)) {
            number++;
            if (!text.isBlank() && !text.startsWith("#")) {
                String place = file + ":" + number;
                add(text.strip(), parts).ifPresent(wrong -> diagnostics.error(place, wrong));
            }
        }
        if (parts.isEmpty()) {
            diagnostics.error(file.toString(), "has no class: begin with 'class NAME - TITLE'");
        }
        return new Sections(parts.stream().map(Part::chapter).toList());
    }

    /** A class of the procedural binding, to which further lines of the file are still added. */
    private record Part(
            String name,
            String number,
            String title,
            Map<String, Section> sections,
            List<Pattern> constants) {

        static Part of(Matcher line) {
            String number = line.group(2).equals("-") ? "" : line.group(2);
            return new Part(
                    line.group(1), number, line.group(3), new LinkedHashMap<>(), new ArrayList<>());
        }

        Chapter chapter() {
            return new Chapter(name, number, title, sections, constants);
        }
    }

    /** Adds a line of the file; returns what is wrong with the line, if anything. */
    private static Optional<String> add(String line, List<Part> parts) {
        Matcher type = CLASS.matcher(line);
        Matcher constants = CONSTANTS.matcher(line);
        Matcher section = SECTION.matcher(line);
        if (type.matches()) {
            parts.add(Part.of(type));
        } else if (!parts.isEmpty() && constants.matches()) {
            Arrays.stream(constants.group(1).split("\\s+"))
                    .map(word -> Pattern.compile(ExceptionRules.regex(word)))
                    .forEach(parts.getLast().constants()::add);
        } else if (!parts.isEmpty() && section.matches()) {
            return addSection(line, section, parts);
        } else {
            return Optional.of(WRONG.formatted(line));
        }
        return Optional.empty();
    }

    private static Optional<String> addSection(String line, Matcher section, List<Part> parts) {
        Section found = new Section(section.group(1), Integer.parseInt(section.group(2)));
        for (String function : section.group(3).split("\\s+")) {
            String name = "MPI_" + function;
            if (parts.stream().anyMatch(part -> part.sections().containsKey(name))) {
                return Optional.of(TWICE.formatted(line, function));
            }
            parts.getLast().sections().put(name, found);
        }
        return Optional.empty();
    }

    /** Finds the section that defines a function. */
    public Optional<Section> find(String function) {
        return chapters.stream().flatMap(chapter -> chapter.section(function).stream()).findFirst();
    }

    /** Returns the class that has a function; the last class if no section names the function. */
    public Chapter ofFunction(String name) {
        return chapters.stream()
                .filter(chapter -> chapter.section(name).isPresent())
                .findFirst()
                .orElse(chapters.getLast());
    }

    /**
     * Returns the class that has a constant; the first class if no pattern matches the constant.
     */
    public Chapter ofConstant(String name) {
        return chapters.stream()
                .filter(chapter -> chapter.has(name))
                .findFirst()
                .orElse(chapters.getFirst());
    }
}
