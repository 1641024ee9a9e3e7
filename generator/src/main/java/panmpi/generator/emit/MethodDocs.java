package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.emit.JavaMethod.Doc;
import panmpi.generator.emit.JavaMethod.Tag;
import panmpi.generator.emit.Summaries.Summary;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.Sections;

/**
 * Writes the Javadoc of facade methods from {@code summaries.txt}, {@code words.txt}, {@code
 * sections.rules} and the C prototypes.
 */
final class MethodDocs {

    private final Summaries summaries;
    private final Words words;
    private final Sections sections;
    private final Diagnostics diagnostics;
    private final Set<String> noted = new LinkedHashSet<>();

    MethodDocs(Path templates, Sections sections, Diagnostics diagnostics) throws IOException {
        this.summaries = Summaries.read(templates, diagnostics);
        this.words = Words.read(templates, diagnostics);
        this.sections = sections;
        this.diagnostics = diagnostics;
    }

    Words words() {
        return words;
    }

    /** Returns the documentation of a method. */
    Doc of(Form form, String prototype, List<JavaParam> params, String returns) {
        List<String> paragraphs = paragraphs(form);
        if (form.method().has(ParamKind.BUFFER)) {
            paragraphs.add(buffers(form));
        }
        if (form.large()) {
            paragraphs.add(
                    "Counts are 64 bits wide: in a library without this function {@code %s} takes its place, and a count that does not fit is an exception that says so."
                            .formatted(form.method().function().name()));
        }
        return new Doc(paragraphs, prototype, tags(form, params, returns));
    }

    /** Returns the documentation of a method that takes objects. */
    Doc ofObjects(Form form, String prototype, List<JavaParam> params, ObjectForm objects) {
        List<String> paragraphs = paragraphs(form);
        paragraphs.add(
                "Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.");
        if (objects.isCollective()) {
            paragraphs.add(
                    "Each part is a message of its own, on a copy of the communicator. The first such call of a"
                            + " communicator makes the copy, and so waits for all ranks.");
        }
        List<Tag> tags = tags(form, params, objects.says());
        if (objects.type().startsWith("<T>")) {
            tags.addFirst(new Tag("param", "<T>", "class of the objects"));
        }
        return new Doc(paragraphs, prototype, tags);
    }

    private List<String> paragraphs(Form form) {
        List<String> paragraphs = new ArrayList<>();
        Optional<Summary> summary = summaries.find(form.method().function().name());
        summary.ifPresentOrElse(s -> paragraphs.add(s.sentence()), () -> note(form));
        Participation reach =
                summary.flatMap(Summary::reach).orElseGet(() -> Participation.of(form));
        paragraphs.add("Calls {@code %s}: %s.".formatted(form.function(), reach.says(form)));
        return paragraphs;
    }

    private void note(Form form) {
        String name = form.method().function().name();
        if (noted.add(name)) {
            diagnostics.note(
                    "",
                    "'%s' has no line in summaries.txt: its Javadoc is derived from the prototype alone"
                            .formatted(name));
        }
    }

    private static String buffers(Form form) {
        StringBuilder text = new StringBuilder(ownership(form));
        for (ParamUse p : form.params()) {
            if (p.kind() == ParamKind.BUFFER && form.method().blocks(p) != Blocks.ONCE) {
                text.append(" {@code %s} holds its count".formatted(JavaNames.identifier(p.name())))
                        .append(CallDocs.says(form.method().blocks(p)))
                        .append('.');
            }
        }
        return text.toString();
    }

    private static String ownership(Form form) {
        String name = form.method().function().name();
        if (name.endsWith("_init")) {
            return "The request reads and fills the buffers between each start and its completion.";
        }
        if (BufferOwner.of(form) == BufferOwner.REQUEST) {
            return "The request keeps the buffers; they are the program's again when it completes.";
        }
        if (form.isOf(Trait.WINDOW)) {
            return "The window keeps the buffers; they are the program's again after the next call that completes the operation.";
        }
        return name.endsWith("_begin")
                ? "The file keeps the buffer until the call that ends the operation."
                : "The buffers are the program's again when the call returns.";
    }

    private List<Tag> tags(Form form, List<JavaParam> params, String returns) {
        List<Tag> tags = new ArrayList<>();
        for (JavaParam p : params) {
            tags.add(new Tag("param", p.name(), JavaNames.code(param(form, p))));
        }
        if (!returns.isEmpty()) {
            tags.add(new Tag("return", "", returns));
        }
        tags.add(
                new Tag(
                        "throws",
                        "MPIException",
                        "if an argument is wrong or MPI reports an error"));
        sections.find(form.function())
                .ifPresent(section -> tags.add(new Tag("see", "", section.link())));
        return tags;
    }

    private String param(Form form, JavaParam p) {
        String says =
                form.params().stream()
                        .filter(q -> JavaNames.identifier(q.name()).equals(p.name()))
                        .findFirst()
                        .flatMap(q -> words.of(form, q.name()))
                        .orElse(p.says());
        return form.large()
                ? says.replaceFirst(
                        "^(byte array or|array,) segment( or direct buffer)?", "segment")
                : says;
    }

    /** Returns the phrase that describes an output in the text of {@code @return}. */
    String result(Form form, Output o) {
        if (o.of().kind() == ParamKind.HANDLE && form.is(o.of(), Trait.REQUEST)) {
            return form.is(o.type(), Trait.PERSISTENT)
                    ? "the request, to be started and completed any number of times"
                    : "the request that completes the call";
        }
        return Words.definite(words.of(form, o.name()).orElse(Words.plain(o.name())));
    }

    /** Joins the phrases for several outputs by semicolons, since a phrase may contain commas. */
    String results(Form form, List<Output> outputs) {
        return String.join("; ", outputs.stream().map(o -> result(form, o)).toList());
    }

    /**
     * Returns the phrase for the result of a function that returns a value instead of an error
     * code.
     */
    String value(Form form) {
        return words.of(form, "return").map(Words::definite).orElse("what MPI returns");
    }

    /**
     * Returns the end of the text of {@code @return} that names the processes for which a call
     * returns null instead of an object; empty if every process gets an object.
     */
    String noObject(Form form) {
        return words.of(form, "null")
                .filter(w -> !w.equals("nowhere"))
                .map("; null where "::concat)
                .orElse("");
    }

    /**
     * Returns the end of the text of {@code @return} for a result that is null if MPI sets a flag
     * to false.
     */
    String nullWhere(Form form, Output flag) {
        return "; null where "
                + words.of(form, flag.name()).orElse("MPI's {@code " + flag.name() + "} is false");
    }
}
