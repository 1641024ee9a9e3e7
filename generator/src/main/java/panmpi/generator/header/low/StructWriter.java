package panmpi.generator.header.low;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a struct or union as a class: its layout, and accessors of its fields. */
final class StructWriter {

    private static final String HEAD =
            """
            public class ${name} {

                ${name}() {
                    // Should not be called directly
                }

                private static final GroupLayout $LAYOUT = MemoryLayout.${kind}Layout(
                    ${members}
                ).withName("${tag}");

                /** The layout of this struct. */
                public static final GroupLayout layout() {
                    return $LAYOUT;
                }
            """;

    private static final String TAIL =
            """

                /** The size (in bytes) of this struct. */
                public static long sizeof() {
                    return layout().byteSize();
                }

                /** Allocates a segment of the size of this struct. */
                public static MemorySegment allocate(SegmentAllocator allocator) {
                    return allocator.allocate(layout());
                }
            }
            """;

    private StructWriter() {}

    static String write(Declaration.Struct struct, String header) {
        Map<String, String> values =
                Map.of(
                        "name", struct.name(),
                        "kind", struct.union() ? "union" : "struct",
                        "members", String.join(",\n        ", members(struct, header)),
                        "tag", struct.tag());
        String fields =
                struct.fields().stream().map(FieldWriter::write).collect(Collectors.joining());
        return JavaText.javadoc("", struct.snippet()) + JavaText.fill(HEAD, values) + fields + TAIL;
    }

    /** Returns the member layouts in order, with padding. */
    private static List<String> members(Declaration.Struct struct, String header) {
        List<String> members = new ArrayList<>();
        long end = 0;
        for (Declaration.Field field : struct.fields()) {
            pad(members, field.offset() - end);
            members.add(field.layout().expression(header) + ".withName(\"" + field.name() + "\")");
            end = struct.union() ? 0 : field.offset() + field.size();
        }
        long longest =
                struct.fields().stream()
                        .mapToLong(field -> field.offset() + field.size())
                        .max()
                        .orElse(0);
        pad(members, struct.size() - longest);
        return members;
    }

    private static void pad(List<String> members, long bytes) {
        if (bytes > 0) {
            members.add("MemoryLayout.paddingLayout(" + bytes + ")");
        }
    }
}
