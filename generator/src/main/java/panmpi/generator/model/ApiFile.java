package panmpi.generator.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes and reads the snapshot of a header as text. The text is sorted and has one fact on each
 * line, so that a diff of two snapshots lists the changes between two MPIs.
 */
public final class ApiFile {

    private static final String FIRST_LINE =
            "# panmpi snapshot, format 1. Made by `make bindings` from the header named below; never edited.";

    private ApiFile() {}

    /** Returns the text of a snapshot. */
    public static String write(Api api) {
        List<String> lines = new ArrayList<>();
        Identity id = api.identity();
        lines.add(FIRST_LINE);
        lines.add("library " + id.library() + " " + id.version());
        lines.add("family " + id.family());
        lines.add("mpi " + id.mpi());
        lines.add("header " + id.header() + " sha256 " + id.hash());
        api.callbacks().values().forEach(c -> lines.add("callback " + c.shape().prototype()));
        api.constants().values().forEach(c -> lines.add(constant(c)));
        api.functions().values().forEach(f -> lines.add("function " + f.prototype()));
        api.structs().values().forEach(s -> struct(s, lines));
        api.typedefs()
                .values()
                .forEach(
                        t ->
                                lines.add(
                                        "typedef "
                                                + t.name()
                                                + " "
                                                + t.carrier()
                                                + " = "
                                                + t.definition()));
        return String.join("\n", lines) + "\n";
    }

    private static String constant(Constant c) {
        boolean quoted = c.type().equals("string") && c.source() == Constant.Source.LITERAL;
        String value = quoted ? "\"" + c.value() + "\"" : c.value();
        return "constant " + c.name() + " " + c.type() + " = " + c.source().mark() + value;
    }

    private static void struct(StructLayout struct, List<String> lines) {
        lines.add("struct " + struct.name() + " " + struct.size());
        for (StructLayout.Field f : struct.fields()) {
            lines.add(
                    "struct %s.%s %s @%d %d"
                            .formatted(struct.name(), f.name(), f.type(), f.offset(), f.size()));
        }
    }

    /** Reads a snapshot. */
    public static Api read(Path file) throws IOException {
        Reader reader = new Reader();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            try {
                reader.line(line);
            } catch (RuntimeException e) {
                throw new IOException(
                        "%s:%d: not a line of a snapshot: '%s' (%s)"
                                .formatted(file, number, line, e.getMessage()),
                        e);
            }
        }
        return reader.api(file);
    }

    /** Parses a snapshot line by line. */
    private static final class Reader {
        private final SortedMap<String, String> head = new TreeMap<>();
        private final SortedMap<String, Function> functions = new TreeMap<>();
        private final SortedMap<String, Constant> constants = new TreeMap<>();
        private final SortedMap<String, Typedef> typedefs = new TreeMap<>();
        private final SortedMap<String, Callback> callbacks = new TreeMap<>();
        private final SortedMap<String, StructLayout> structs = new TreeMap<>();

        void line(String line) {
            if (line.isBlank() || line.startsWith("#")) {
                return;
            }
            String[] split = line.split(" ", 2);
            String rest = split[1];
            switch (split[0]) {
                case "library", "family", "mpi", "header" -> head.put(split[0], rest);
                case "callback" -> {
                    Function shape = Prototypes.function(rest);
                    callbacks.put(shape.name(), new Callback(shape.name(), shape));
                }
                case "function" -> {
                    Function f = Prototypes.function(rest);
                    functions.put(f.name(), f);
                }
                case "constant" -> constant(rest);
                case "struct" -> struct(rest);
                case "typedef" -> {
                    String[] t = rest.split(" ", 4);
                    typedefs.put(t[0], new Typedef(t[0], t[1], t[3]));
                }
                default -> throw new IllegalArgumentException("unknown kind " + split[0]);
            }
        }

        private void constant(String rest) {
            String[] c = rest.split(" ", 4);
            Constant.Source source =
                    c[3].startsWith("&")
                            ? Constant.Source.ADDRESS
                            : c[3].startsWith("*")
                                    ? Constant.Source.VARIABLE
                                    : Constant.Source.LITERAL;
            String value = c[3].substring(source.mark().length());
            if (c[1].equals("string") && source == Constant.Source.LITERAL) {
                value = value.substring(1, value.length() - 1);
            }
            constants.put(c[0], new Constant(c[0], c[1], source, value));
        }

        private void struct(String rest) {
            String[] s = rest.split(" ");
            int dot = s[0].indexOf('.');
            if (dot < 0) {
                structs.put(s[0], new StructLayout(s[0], Long.parseLong(s[1]), List.of()));
                return;
            }
            StructLayout old = structs.get(s[0].substring(0, dot));
            List<StructLayout.Field> fields = new ArrayList<>(old.fields());
            fields.add(
                    new StructLayout.Field(
                            s[0].substring(dot + 1),
                            s[1],
                            Long.parseLong(s[2].substring(1)),
                            Long.parseLong(s[3])));
            structs.put(old.name(), new StructLayout(old.name(), old.size(), fields));
        }

        Api api(Path file) throws IOException {
            if (head.size() != 4) {
                throw new IOException(
                        file
                                + ": a snapshot starts with library, family, mpi and header; found "
                                + head.keySet());
            }
            String[] library = head.get("library").split(" ");
            String[] header = head.get("header").split(" ");
            Identity id =
                    new Identity(
                            library[0],
                            library[1],
                            head.get("family"),
                            head.get("mpi"),
                            header[0],
                            header[2]);
            return new Api(id, functions, constants, typedefs, callbacks, structs);
        }
    }
}
