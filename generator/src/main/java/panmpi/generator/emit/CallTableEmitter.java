package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.Merged;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.ExceptionRules;
import panmpi.generator.rules.ExceptionRules.Verb;

/**
 * Writes the class {@code CallTable}, a table of all calls and their parameters. The checks that
 * {@code -Dpanmpi.checks=strict} turns on read this table.
 */
public final class CallTableEmitter {

    private static final String TEMPLATE = "CallTable.java";

    private final Merged merged;
    private final SortedMap<String, List<FacadeMethod>> methods;
    private final ExceptionRules roles;
    private final Classes classes;
    private final Summaries summaries;
    private final Template file;
    private final MethodTable table;

    /**
     * Makes the emitter; {@code roles} has the lines of {@code roles.rules}, which name the effects
     * of calls besides moving data.
     */
    public CallTableEmitter(
            Merged merged,
            SortedMap<String, List<FacadeMethod>> methods,
            ExceptionRules roles,
            Path templates,
            Diagnostics diagnostics)
            throws IOException {
        this.merged = merged;
        this.methods = methods;
        this.roles = roles;
        this.classes = Classes.read(templates, diagnostics);
        this.summaries = Summaries.read(templates, diagnostics);
        this.file = Template.read(templates, TEMPLATE);
        this.table =
                new MethodTable(
                        methods.values().stream().flatMap(Collection::stream).toList(),
                        diagnostics);
    }

    /** Makes the table, as one file. */
    public Draft emit() {
        String lines =
                methods.values().stream()
                        .map(List::getFirst)
                        .map(this::line)
                        .collect(Collectors.joining("\n" + " ".repeat(12)));
        return new Draft(
                "mpi/internal/strict/table/" + TEMPLATE,
                TEMPLATE,
                file.fill(Map.of("lines", lines, "operations", operations())));
    }

    private String operations() {
        return merged.constants().values().stream()
                .filter(constant -> constant.type().equals("MPI_Op"))
                .map(Merged.MergedConstant::name)
                .collect(Collectors.joining("\n" + " ".repeat(12)));
    }

    private String line(FacadeMethod method) {
        String name = method.function().name();
        String words =
                roles.find(Verb.ROLE, name).map(roles -> " " + roles.replace(',', ' ')).orElse("");
        String params =
                method.params().stream()
                        .map(CallTableEmitter::parameter)
                        .collect(Collectors.joining("; "));
        return "%s: %s%s: %s".formatted(name, reach(method), words, params);
    }

    private String reach(FacadeMethod method) {
        Form form = new Form(method, false, merged, table, classes);
        Participation reach =
                summaries
                        .find(method.function().name())
                        .flatMap(Summaries.Summary::reach)
                        .orElseGet(() -> Participation.of(form));
        return word(reach);
    }

    private static String parameter(ParamUse p) {
        String kind = p.kind() == ParamKind.HANDLE ? p.typeName() : word(p.kind());
        return "%s %s%s %s".formatted(word(p.direction()), kind, p.many() ? "*" : "", p.name());
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
