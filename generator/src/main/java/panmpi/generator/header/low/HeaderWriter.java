package panmpi.generator.header.low;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes the class of a header: functions, constants and variables as members.
 *
 * <p>The size of a class file is limited, so a long header becomes a chain of classes, each
 * extending the class before. The last class has the header's name, and inherits the members of the
 * others.
 */
final class HeaderWriter {

    private static final int MEMBERS_PER_CLASS = 1000;

    private static final String OPEN =
            """
            ${access}class ${name}${parent} {

                ${name}() {
                    // Should not be called directly
                }

            """;

    private static final String LOOKUP =
            """
                static final Arena LIBRARY_ARENA = Arena.ofAuto();

                static final SymbolLookup SYMBOL_LOOKUP =
                        SymbolLookup.loaderLookup().or(Linker.nativeLinker().defaultLookup());

            """;

    private HeaderWriter() {}

    /** Returns the opening lines of a class. */
    static String open(String access, String name, String parent) {
        return JavaText.fill(OPEN, Map.of("access", access, "name", name, "parent", parent));
    }

    /** Writes the chain of classes that hold the members. */
    static List<SourceFile> write(String header, List<String> members) {
        List<SourceFile> files = new ArrayList<>();
        int count = Math.max(1, Math.ceilDiv(members.size(), MEMBERS_PER_CLASS));
        String parent = header + "$shared";
        for (int part = 1; part <= count; part++) {
            boolean last = part == count;
            String name = last ? header : header + "_" + part;
            StringBuilder text =
                    new StringBuilder(open(last ? "public " : "", name, " extends " + parent));
            text.append(part == 1 ? LOOKUP : "");
            int from = (part - 1) * MEMBERS_PER_CLASS;
            members.subList(from, Math.min(members.size(), from + MEMBERS_PER_CLASS))
                    .forEach(text::append);
            files.add(new SourceFile(name, text.append("}\n").toString()));
            parent = name;
        }
        return files;
    }
}
