package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.emit.JavaMethod.Code;
import panmpi.generator.emit.JavaMethod.Doc;
import panmpi.generator.emit.JavaMethod.Tag;

/**
 * Prints methods of the facade as Java, by the template for each kind of body.
 *
 * @param plain template of a complete method
 * @param receive template of a method that makes a status of the result of a helper method
 * @param constant template of a method that caches its result
 * @param objects template of a method for objects in place of buffers
 * @param alias template of a camelCase method
 */
record MethodPrinter(
        Template plain, Template receive, Template constant, Template objects, Template alias) {

    static MethodPrinter read(Path folder) throws IOException {
        return new MethodPrinter(
                Template.read(folder, "CallsMethod.java"),
                Template.read(folder, "CallsReceive.java"),
                Template.read(folder, "CallsConstant.java"),
                Template.read(folder, "CallsObject.java"),
                Template.read(folder, "CallsAlias.java"));
    }

    String print(JavaMethod method) {
        Code body = method.body();
        return template(body)
                .fill(
                        Map.ofEntries(
                                Map.entry("summary", summary(method.doc())),
                                Map.entry("prototype", JavaNames.code(method.doc().prototype())),
                                Map.entry("tags", tags(method.doc())),
                                Map.entry("static", method.isStatic() ? "static" : ""),
                                Map.entry("Return", method.result()),
                                Map.entry("method", method.name()),
                                Map.entry("params", joined(method.params())),
                                Map.entry("arguments", arguments(method.params())),
                                Map.entry("objects", String.join("\n", body.objects())),
                                Map.entry("received", body.received()),
                                Map.entry("constant", body.constant()),
                                Map.entry("open", body.open()),
                                Map.entry("function", body.function()),
                                Map.entry("statements", String.join("\n", body.statements()))));
    }

    private Template template(Code body) {
        return switch (body.shape()) {
            case PLAIN -> plain;
            case RECEIVE -> receive;
            case CONSTANT -> constant;
            case OBJECTS -> objects;
            case ALIAS -> alias;
        };
    }

    private static String summary(Doc doc) {
        return "* " + String.join("\n     *\n     * <p>", doc.paragraphs());
    }

    private static String tags(Doc doc) {
        return doc.tags().stream().map(MethodPrinter::tag).collect(Collectors.joining("\n     "));
    }

    private static String tag(Tag tag) {
        String subject = tag.subject().isEmpty() ? "" : tag.subject() + " ";
        return "* @%s %s%s".formatted(tag.name(), subject, tag.says());
    }

    private static String joined(List<JavaParam> params) {
        return params.stream().map(JavaParam::toString).collect(Collectors.joining(", "));
    }

    private static String arguments(List<JavaParam> params) {
        return params.stream().map(JavaParam::name).collect(Collectors.joining(", "));
    }
}
