package panmpi.generator.header.clang;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.Layout;
import panmpi.generator.report.Diagnostics;

/**
 * Reads the definition of a struct or union with its fields. Bit fields, and fields whose type has
 * no layout, become padding and are reported.
 */
final class StructReader {

    private final Shapes shapes;
    private final Snippets snippets;
    private final Diagnostics diagnostics;

    StructReader(Shapes shapes, Snippets snippets, Diagnostics diagnostics) {
        this.shapes = shapes;
        this.snippets = snippets;
        this.diagnostics = diagnostics;
    }

    Declaration.Struct read(Cursor definition) {
        boolean union = definition.is(Cursor.UNION);
        boolean untagged = snippets.isUntagged(definition);
        String name = definition.name();
        List<Cursor> members =
                definition.children().stream().filter(c -> c.is(Cursor.FIELD)).toList();
        String body =
                members.stream()
                        .map(member -> "    " + snippets.of(member) + ";\n")
                        .collect(Collectors.joining());
        String head = (union ? "union " : "struct ") + (untagged ? "" : name + " ");
        SourceLocation place = definition.location();
        return new Declaration.Struct(
                name,
                head + "{\n" + body + "}",
                untagged ? "$anon$" + place.line() + ":" + place.column() : name,
                union,
                fields(name, members),
                definition.type().size());
    }

    private List<Declaration.Field> fields(String struct, List<Cursor> members) {
        List<Declaration.Field> fields = new ArrayList<>();
        for (Cursor member : members) {
            ClangType type = member.type();
            Optional<Layout> layout = member.isBitField() ? Optional.empty() : shapes.of(type);
            if (layout.isEmpty()) {
                padding(struct, member, type);
                continue;
            }
            fields.add(
                    new Declaration.Field(
                            member.name(),
                            snippets.of(member),
                            layout.get(),
                            member.offsetInBits() / Byte.SIZE,
                            Math.max(0, type.size())));
        }
        return fields;
    }

    private void padding(String struct, Cursor member, ClangType type) {
        String why =
                member.isBitField()
                        ? "it is a bit field"
                        : "its type, %s, has no layout".formatted(type.spelling());
        diagnostics.note(
                member.location().toString(),
                "field %s.%s is padding in Java: %s".formatted(struct, member.name(), why));
    }
}
