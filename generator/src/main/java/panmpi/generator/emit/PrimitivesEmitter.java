package panmpi.generator.emit;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes classes that differ only in a primitive type, from the templates in {@code
 * templates/primitives}. The templates for the codec's module are in the subfolder {@code codec}.
 *
 * <p>A member with {@code @Each("short int")} is written once for each of these types; a class with
 * the annotation is written as one file for each type. Members without the annotation are written
 * as they are.
 */
public final class PrimitivesEmitter {

    private static final String EACH = "Each";

    private final Path templates;
    private final String folder;

    private PrimitivesEmitter(Path templates, String folder) {
        this.templates = templates;
        this.folder = folder;
    }

    /** Makes the emitter of the facade's classes. */
    public static PrimitivesEmitter ofFacade(Path templates) {
        return new PrimitivesEmitter(templates, "primitives");
    }

    /** Makes the emitter of the codec's classes. */
    public static PrimitivesEmitter ofCodec(Path templates) {
        return new PrimitivesEmitter(templates, "primitives/codec");
    }

    /** Makes the classes of all templates, each as a file. */
    public List<Draft> emit() throws IOException {
        List<Draft> drafts = new ArrayList<>();
        for (String template : names()) {
            drafts.addAll(emit(template, Files.readString(templates.resolve(template))));
        }
        return drafts;
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(templates.resolve(folder))) {
            return files.filter(Files::isRegularFile)
                    .map(f -> folder + "/" + f.getFileName())
                    .sorted()
                    .toList();
        }
    }

    /** Makes the classes of one template, each as a file. */
    static List<Draft> emit(String template, String text) {
        CompilationUnit unit = Template.parse(template, text);
        TypeDeclaration<?> type = unit.getType(0);
        List<Primitive> each = each(type, template);
        if (!each.isEmpty()) {
            return each.stream()
                    .map(p -> draft(template, fill(template, unit.toString(), p.placeholders())))
                    .toList();
        }
        String members =
                type.getMembers().stream()
                        .flatMap(member -> members(member, template))
                        .collect(Collectors.joining("\n"));
        type.setMembers(new NodeList<>());
        type.addField("int", "$members$");
        return List.of(
                draft(template, fill(template, unit.toString(), Map.of("members", members))));
    }

    private static Stream<String> members(BodyDeclaration<?> member, String template) {
        List<Primitive> each = each(member, template);
        return each.isEmpty()
                ? Stream.of(member.toString())
                : each.stream().map(p -> fill(template, member.toString(), p.placeholders()));
    }

    /**
     * Removes the annotation {@code @Each}, and returns the types that it names; an empty list
     * without the annotation.
     */
    private static List<Primitive> each(BodyDeclaration<?> member, String template) {
        Optional<AnnotationExpr> each = member.getAnnotationByName(EACH);
        if (each.isEmpty()) {
            return List.of();
        }
        each.get().remove();
        String types =
                each.get()
                        .asSingleMemberAnnotationExpr()
                        .getMemberValue()
                        .asStringLiteralExpr()
                        .asString();
        return Stream.of(types.split(" ")).map(t -> Primitive.of(t, template)).toList();
    }

    private static String fill(String template, String text, Map<String, String> values) {
        return Template.of(Path.of(template), text).fill(values);
    }

    private static Draft draft(String template, String source) {
        CompilationUnit unit = Template.parse(template, source);
        String folder =
                unit.getPackageDeclaration().orElseThrow().getNameAsString().replace('.', '/');
        String path = folder + "/" + unit.getType(0).getNameAsString() + ".java";
        return new Draft(path, template, source, "the primitive types");
    }
}
