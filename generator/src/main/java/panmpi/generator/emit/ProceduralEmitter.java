package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import panmpi.generator.model.Chapter;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Section;
import panmpi.generator.rules.ExceptionRules;
import panmpi.generator.rules.Sections;

/**
 * Writes {@code mpi.c.Mpi}, which has every function and constant under its C name. There is a
 * class for each chapter of MPI; each extends the one before it, and {@code Mpi} is the last.
 */
public final class ProceduralEmitter {

    private static final String TEMPLATE = "MpiChapter.java";

    private final Merged merged;
    private final Sections sections;
    private final Template last;
    private final Template chapter;
    private final FunctionEmitter functions;
    private final ConstantEmitter constants;

    /**
     * Makes the emitter.
     *
     * @param beginnings the functions that initialise MPI
     * @param waits the functions that may wait for other processes
     * @param sections the classes of the binding, and the functions and constants that belong to
     *     each
     */
    public ProceduralEmitter(
            Merged merged,
            Set<String> beginnings,
            ExceptionRules waits,
            Sections sections,
            Path templates)
            throws IOException {
        this.merged = merged;
        this.sections = sections;
        this.last = Template.read(templates, "Mpi.java");
        this.chapter = Template.read(templates, TEMPLATE);
        this.functions = new FunctionEmitter(merged, beginnings, waits, sections, templates);
        this.constants = new ConstantEmitter(merged, templates);
    }

    /** Makes a file for each class that has members, and for {@code Mpi}. */
    public List<Draft> emit() {
        List<Draft> drafts = new ArrayList<>();
        StringBuilder contents = new StringBuilder();
        String parent = "";
        for (var each : members().entrySet()) {
            drafts.add(draft(each.getKey(), parent, each.getValue()));
            parent = "extends " + each.getKey().name();
            contents.append(contents.isEmpty() ? "* <li>" : "\n * <li>")
                    .append(line(each.getKey()));
        }
        String source =
                last.fill(
                        Map.of(
                                "snapshots",
                                JavaNames.titles(merged.apis().stream()),
                                "contents",
                                contents.toString(),
                                "Superclass",
                                parent));
        drafts.add(new Draft("mpi/c/Mpi.java", "Mpi.java", source));
        return drafts;
    }

    private Map<Chapter, List<String>> members() {
        Map<Chapter, List<String>> members = new LinkedHashMap<>();
        sections.chapters().forEach(each -> members.put(each, new ArrayList<>()));
        merged.constants()
                .values()
                .forEach(c -> members.get(sections.ofConstant(c.name())).add(constants.emit(c)));
        merged.functions()
                .forEach(
                        (name, function) ->
                                members.get(sections.ofFunction(name))
                                        .add(functions.emit(function)));
        members.values().removeIf(List::isEmpty);
        return members;
    }

    private Draft draft(Chapter of, String parent, List<String> members) {
        String source =
                chapter.fill(
                        Map.of(
                                "title", title(of),
                                "Chapter", of.name(),
                                "Superclass", parent,
                                "members", String.join("\n", members)));
        return new Draft("mpi/c/" + of.name() + ".java", TEMPLATE, source);
    }

    private static String line(Chapter of) {
        return "{@link %s}: %s".formatted(of.name(), title(of));
    }

    private static String title(Chapter of) {
        return of.number().isEmpty()
                ? of.title()
                : "%s, chapter %s of MPI %s".formatted(of.title(), of.number(), Section.VERSION);
    }
}
