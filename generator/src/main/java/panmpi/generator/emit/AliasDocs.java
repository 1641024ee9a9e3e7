package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.emit.JavaMethod.Doc;
import panmpi.generator.emit.JavaMethod.Tag;

/**
 * Writes the Javadoc of camelCase methods, whose summary only links to the mpiJava-style method
 * that is called.
 */
final class AliasDocs {

    /**
     * HTML element in the summary of a camelCase method. The style sheet of the Javadoc pages
     * recognizes camelCase methods by the element's class, and shows them after the other methods.
     */
    private static final String MARK = "<span class=\"camel-case\">%s</span>";

    private AliasDocs() {}

    /**
     * Returns the documentation of a camelCase method.
     *
     * @param call the call of the mpiJava-style method that the camelCase method makes
     * @param shape the return type of the camelCase method, and the text of its {@code @return} tag
     * @param difference phrase for how the method differs from the called method; empty if it does
     *     not differ
     */
    static Doc of(AliasCall call, AliasResults.Shape shape, String difference) {
        JavaMethod m = call.method();
        String summary =
                // Names the class in the link, since the generated base class that declares both
                // methods has no page.
                "{@link %s#%s %s} %s%s."
                        .formatted(
                                m.owner(),
                                signature(m),
                                m.name(),
                                MARK.formatted("under its camelCase name"),
                                difference);
        return new Doc(List.of(summary), m.doc().prototype(), tags(call, shape));
    }

    /**
     * Returns the documentation of the copy of a camelCase method in a second class; {@code owner}
     * is the class that has the original.
     */
    static Doc elsewhere(JavaMethod alias, String owner) {
        String summary =
                "{@link %s#%s %s} %s {@code %s}."
                        .formatted(
                                owner,
                                signature(alias),
                                alias.name(),
                                MARK.formatted("of class"),
                                owner);
        return new Doc(List.of(summary), alias.doc().prototype(), alias.doc().tags());
    }

    private static List<Tag> tags(AliasCall call, AliasResults.Shape shape) {
        List<Tag> tags = new ArrayList<>();
        of(call, "param", "<T>").ifPresent(tags::add);
        for (JavaParam p : call.params()) {
            tags.add(
                    of(call, "param", p.name())
                            .filter(t -> call.shares(p))
                            .orElse(new Tag("param", p.name(), JavaNames.code(p.says()))));
        }
        if (!shape.type().equals("void")) {
            tags.add(
                    of(call, "return", "")
                            .filter(t -> shape.says().isEmpty())
                            .orElse(new Tag("return", "", shape.says())));
        }
        of(call, "throws", "MPIException").ifPresent(tags::add);
        of(call, "see", "").ifPresent(tags::add);
        return tags;
    }

    private static Optional<Tag> of(AliasCall call, String name, String subject) {
        return call.method().doc().tags().stream()
                .filter(t -> t.name().equals(name) && t.subject().equals(subject))
                .findFirst();
    }

    /** Returns the name and the parameter types of a method, as a Javadoc link has them. */
    private static String signature(JavaMethod m) {
        return m.params().stream()
                .map(p -> erased(p.type()))
                .collect(Collectors.joining(", ", m.name() + "(", ")"));
    }

    private static String erased(String type) {
        String raw = type.replaceFirst("<.*>", "");
        return raw.equals("T") ? "Object" : raw;
    }
}
