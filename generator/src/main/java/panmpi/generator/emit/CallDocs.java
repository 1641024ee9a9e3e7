package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/** The Javadoc of facade methods, as far as kinds and names say it. */
final class CallDocs {

    private static final Map<ParamKind, String> SAYS =
            Map.ofEntries(
                    Map.entry(ParamKind.COUNT, "number of elements of the datatype"),
                    Map.entry(ParamKind.DISPLACEMENT, "where each block begins"),
                    Map.entry(ParamKind.DATATYPE, "type of the elements"),
                    Map.entry(ParamKind.DEST, "rank of the other process, or MPI.PROC_NULL"),
                    Map.entry(
                            ParamKind.SOURCE,
                            "rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL"),
                    Map.entry(ParamKind.ROOT, "rank of the root"),
                    Map.entry(ParamKind.TAG, "tag of the message"),
                    Map.entry(ParamKind.KEYVAL, "key of the attribute"),
                    Map.entry(ParamKind.FLAG, "true or false"));

    private CallDocs() {}

    static String buffer(ParamUse p) {
        String what =
                switch (p.direction()) {
                    case IN -> "is read";
                    case OUT -> "is filled";
                    case INOUT -> "is read, filled, or both";
                };
        return "array, segment or direct buffer that " + what;
    }

    static String packed(ParamUse p) {
        return "byte array or segment of packed data that is "
                + (p.direction() == Direction.IN ? "read" : "filled");
    }

    static String number(ParamUse p) {
        boolean ranks = p.kind() == ParamKind.SOURCE || p.kind() == ParamKind.DEST;
        String said = ranks && p.many() ? "ranks" : SAYS.getOrDefault(p.kind(), words(p.name()));
        return p.many() && p.kind() == ParamKind.COUNT
                ? "numbers of elements of the datatype, one a block"
                : said;
    }

    static String object(ParamUse p) {
        String type = ObjectSteps.typeOf(p).toLowerCase(Locale.ROOT);
        String words = SAYS.getOrDefault(p.kind(), words(p.name()));
        if (p.many()) {
            return type + "s";
        }
        return words.equals(type) ? "the " + type + "; null for none" : words + "; null for none";
    }

    static String text(ParamUse p) {
        return words(p.name()) + (p.many() ? ", several texts; null for none" : ", a text");
    }

    static String result(Output o) {
        return o.of().kind() == ParamKind.HANDLE && o.type().endsWith("equest")
                ? "the request that completes the call"
                : "the " + words(o.name()) + (o.of().many() ? ", one each" : "");
    }

    static String results(List<Output> outputs) {
        return String.join(" and ", outputs.stream().map(CallDocs::result).toList());
    }

    /** A C name as words: {@code array_of_blocklengths} is {@code blocklengths}. */
    private static String words(String name) {
        return name.replaceFirst("^array_of_", "").replace('_', ' ');
    }

    /** The first sentence and what it means for the buffers. */
    static String summary(Form form, boolean collective) {
        boolean peers = form.method().has(ParamKind.DEST) || form.method().has(ParamKind.SOURCE);
        String where =
                collective
                        ? "collective"
                        : peers
                                ? form.method().owner().equals("Win")
                                        ? "one-sided"
                                        : "point-to-point"
                                : "local";
        List<String> lines = new ArrayList<>();
        String when =
                ObjectSteps.isNonblocking(form)
                        ? ", nonblocking"
                        : where.equals("local") ? "" : ", blocking";
        lines.add("* %s {@code %s}: %s%s.".formatted("Calls", form.function(), where, when));
        if (form.method().has(ParamKind.BUFFER)) {
            lines.add("*");
            lines.add("* <p>" + ownership(form));
        }
        var blocks = form.method().hints().blocks();
        form.method().params().stream()
                .map(ParamUse::name)
                .filter(blocks::containsKey)
                .forEach(p -> lines.add(blocks(p, blocks.get(p))));
        if (form.large()) {
            lines.add("*");
            lines.add(
                    "* <p>Counts are 64 bits wide: a library without this function is given {@code %s} and an exception says so when a count does not fit."
                            .formatted(form.method().function().name()));
        }
        return String.join("\n     ", lines);
    }

    private static String blocks(String parameter, Blocks blocks) {
        return "* {@code %s} holds its count%s."
                .formatted(JavaNames.identifier(parameter), BufferSteps.says(blocks));
    }

    private static String ownership(Form form) {
        String name = form.method().function().name();
        if (name.endsWith("_init")) {
            return "The request reads and fills the buffers between each start and its completion.";
        }
        if (ObjectSteps.isNonblocking(form)) {
            return "The request keeps the buffers; they are the program's again when it completes.";
        }
        if (form.method().owner().equals("Win")) {
            return "The window keeps the buffers; they are the program's again after the next call that completes the operation.";
        }
        return name.endsWith("_begin")
                ? "The file keeps the buffer until the call that ends the operation."
                : "The buffers are the program's again when the call returns.";
    }

    static String tags(Body body, Results results) {
        List<String> tags = new ArrayList<>();
        for (JavaParam p : body.params()) {
            tags.add("* @param %s %s".formatted(p.name(), JavaNames.code(p.says())));
        }
        if (!results.says().isEmpty()) {
            tags.add("* @return " + results.says());
        }
        tags.add("* @throws MPIException if an argument is wrong or MPI reports an error");
        return String.join("\n     ", tags);
    }
}
