package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.ParamUse;

/** Writes {@code mpi.*Calls}: the package-private bases of the facade's classes. */
public final class CallsEmitter {

    private static final String SUFFIX = "Calls.java";

    private final SortedMap<String, Template> bases = new TreeMap<>();
    private final Template method;

    /** Makes the emitter; a class has a base if the templates hold {@code <Class>Calls.java}. */
    public CallsEmitter(Path templates) throws IOException {
        this.method = Template.read(templates, "CallsMethod.java");
        try (Stream<Path> list = Files.list(templates)) {
            for (Path file : list.filter(f -> f.toString().endsWith(SUFFIX)).sorted().toList()) {
                String name = file.getFileName().toString();
                bases.put(name.replace(SUFFIX, ""), Template.read(templates, name));
            }
        }
    }

    /** One file for each base; methods of a shape that has no steps yet are left to a later day. */
    public List<SourceFile> emit(Collection<FacadeMethod> methods) {
        List<SourceFile> files = new ArrayList<>();
        bases.forEach(
                (owner, base) -> {
                    String members =
                            methods.stream()
                                    .filter(m -> m.owner().equals(owner) && isSupported(m))
                                    .map(this::member)
                                    .collect(Collectors.joining("\n"));
                    String name = owner + SUFFIX;
                    files.add(
                            SourceFile.java(
                                    "mpi/" + name, name, base.fill(Map.of("members", members))));
                });
        return files;
    }

    /** Whether a method can be emitted now. */
    private static boolean isSupported(FacadeMethod m) {
        return !m.function().variadic()
                && !m.function().name().endsWith("_init")
                && CallResult.of(m).isPresent()
                && BufferGroups.complete(m)
                && m.params().stream().allMatch(p -> isSupported(m, p));
    }

    private static boolean isSupported(FacadeMethod m, ParamUse p) {
        boolean self = p.name().equals(m.self());
        return switch (p.kind()) {
            case BUFFER_IN,
                    BUFFER_OUT,
                    BUFFER_INOUT,
                    COUNT,
                    DATATYPE,
                    PEER,
                    SOURCE,
                    ROOT,
                    INT,
                    LONG,
                    OUT_INT,
                    OUT_LONG,
                    OUT_FLAG,
                    OUT_STATUS,
                    OUT_STATUSES,
                    OUT_HANDLE ->
                    true;
            case HANDLE -> self || p.base().endsWith("_Op");
            case INOUT_HANDLE -> self && m.owner().equals("Request");
            case INOUT_HANDLES -> m.owner().equals("Request");
            case STATUS -> self;
            case INTS, LONGS, OUT_INTS, OUT_LONGS, HANDLES, STRING, OUT_STRING, CALLBACK, ADDRESS ->
                    false;
        };
    }

    private String member(FacadeMethod m) {
        CallResult result = CallResult.of(m).orElseThrow();
        List<CallSteps> steps = CallSteps.all(m);
        boolean nonblocking = result.type().equals("Request");
        return method.fill(
                Map.ofEntries(
                        Map.entry("summary", CallDocs.summary(m, nonblocking)),
                        Map.entry("prototype", JavaNames.code(m.function().prototype())),
                        Map.entry("tags", CallDocs.tags(m, steps, result)),
                        Map.entry("static", m.self().isEmpty() ? "static" : ""),
                        Map.entry("Return", result.type()),
                        Map.entry("method", m.name()),
                        Map.entry(
                                "params",
                                steps.stream()
                                        .flatMap(s -> s.java().stream())
                                        .collect(Collectors.joining(", "))),
                        Map.entry("open", nonblocking ? "nonblocking" : "open"),
                        Map.entry("function", m.function().name()),
                        Map.entry("statements", body(m, steps, result))));
    }

    private static String body(FacadeMethod m, List<CallSteps> steps, CallResult result) {
        List<String> lines = new ArrayList<>();
        steps.forEach(s -> lines.addAll(s.before()));
        String call =
                steps.stream()
                        .map(CallSteps::argument)
                        .collect(Collectors.joining(", ", "Mpi." + m.function().name() + "(", ")"));
        List<String> updates =
                steps.stream().map(CallSteps::update).filter(u -> !u.isEmpty()).toList();
        if (updates.isEmpty()) {
            lines.add("frame.check(" + call + ");");
        } else {
            lines.add("int error = " + call + ";");
            lines.addAll(updates);
            lines.add("frame.check(error);");
        }
        lines.add(result.statement());
        return String.join("\n", lines);
    }
}
