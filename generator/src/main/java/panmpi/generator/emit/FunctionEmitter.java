package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.Availability;
import panmpi.generator.model.Function;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Merged.MergedFunction;
import panmpi.generator.model.Param;
import panmpi.generator.model.Section;
import panmpi.generator.rules.Adopted;
import panmpi.generator.rules.ExceptionRules;
import panmpi.generator.rules.Sections;

/** Writes a method of the procedural binding for each function, under the function's own name. */
final class FunctionEmitter {

    private final Merged merged;
    private final Availability availability;
    private final Set<String> beginnings;
    private final WaitSteps waits;
    private final Sections sections;
    private final Adopted adopted;
    private final Template function;
    private final Template beginning;

    FunctionEmitter(
            Merged merged,
            Set<String> beginnings,
            ExceptionRules waits,
            Sections sections,
            Path templates)
            throws IOException {
        this.merged = merged;
        this.availability = new Availability(merged.apis());
        this.beginnings = beginnings;
        this.waits = new WaitSteps(merged, waits);
        this.sections = sections;
        this.adopted = new Adopted(merged);
        this.function = Template.read(templates, "MpiFunction.java");
        this.beginning = Template.read(templates, "MpiBeginning.java");
    }

    /** Returns the Java method for a function. */
    String emit(MergedFunction merged) {
        Function f = merged.function();
        JavaType returns = this.merged.javaType(f.returns());
        return (beginnings.contains(f.name()) ? beginning : function)
                .fill(
                        Map.ofEntries(
                                Map.entry("prototype", JavaNames.code(f.prototype())),
                                Map.entry(
                                        "libraries",
                                        availability.prose(this.merged.serving(merged))),
                                Map.entry("tags", tags(f, returns)),
                                Map.entry("statements", waits.before(f)),
                                Map.entry("Return", returns.java()),
                                Map.entry("call", call(f.name(), returns)),
                                Map.entry("function", f.name()),
                                Map.entry("names", names(f)),
                                Map.entry("params", params(f)),
                                Map.entry("args", args(f)),
                                Map.entry("signature", signature(f)),
                                Map.entry("since", merged.since(availability))));
    }

    /**
     * Returns the names under which a library may have the function, as string literals. The
     * function's own name comes first.
     */
    private String names(Function f) {
        return Stream.concat(Stream.of(f.name()), adopted.standard(f).stream())
                .map(name -> '"' + name + '"')
                .collect(Collectors.joining(", "));
    }

    /**
     * Returns the start of the call: the method handle to invoke, with a cast to its exact result
     * type unless the result is void.
     */
    private static String call(String function, JavaType returns) {
        String cast = returns == JavaType.VOID ? "" : "return (" + returns.java() + ") ";
        return cast + function + ".HANDLE";
    }

    private String params(Function f) {
        return f.params().stream()
                .map(p -> merged.javaType(p.type()).java() + " " + name(p))
                .collect(Collectors.joining(", "));
    }

    private static String args(Function f) {
        return f.params().stream().map(FunctionEmitter::name).collect(Collectors.joining(", "));
    }

    private static String name(Param p) {
        return JavaNames.identifier(p.name());
    }

    /**
     * Returns the signature by which the call is linked, such as {@code int(pointer,int,MPI_Comm)}.
     */
    private String signature(Function f) {
        var words = f.params().stream().map(p -> merged.javaType(p.type()).word(p.type().base()));
        var more = f.variadic() ? Stream.of("...") : Stream.<String>empty();
        String returns = merged.javaType(f.returns()).word(f.returns().base());
        return Stream.concat(words, more).collect(Collectors.joining(",", returns + "(", ")"));
    }

    private String tags(Function f, JavaType returns) {
        List<String> tags = new ArrayList<>();
        for (Param p : f.params()) {
            tags.add("* @param %s {@code %s}".formatted(name(p), JavaNames.code(p.toString())));
        }
        if (returns != JavaType.VOID) {
            boolean error = f.returns().base().equals("int") && returns == JavaType.INT;
            tags.add(
                    error
                            ? "* @return MPI's error code, 0 for success"
                            : "* @return {@code " + JavaNames.code(f.returns().toString()) + "}");
        }
        sections.find(f.name()).map(Section::link).map("* @see "::concat).ifPresent(tags::add);
        return String.join("\n     ", tags);
    }
}
