package panmpi.generator.emit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeClass;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.AliasSpelling;
import panmpi.generator.rules.Sections;

/**
 * Writes {@code mpi.*Calls}, the package-private superclasses of the facade's classes, and the
 * records that their methods return.
 */
public final class CallsEmitter {

    /** Result types of C functions that a method can handle: an error code, an address, a time. */
    private static final Set<JavaType> RESULTS =
            Set.of(JavaType.INT, JavaType.LONG, JavaType.DOUBLE);

    private final Merged merged;
    private final Diagnostics diagnostics;
    private final BaseEmitter bases;
    private final SortedMap<String, String> unsupported = new TreeMap<>();
    private final MethodPrinter printer;
    private final NullResults nulls;
    private final MethodDocs docs;
    private final Classes classes;
    private final CallbackRules callbacks;
    private final RecordEmitter records;
    private final FacadeConstants constants;
    private final AliasMembers aliases;

    /**
     * Makes the emitter, which writes a superclass for every class of {@code classes.rules}.
     *
     * @param merged the functions and constants of all snapshots
     * @param templates the folder of templates and rules
     * @param spelling the naming rules for camelCase
     * @param sections the sections of MPI's functions
     * @param diagnostics receives errors and notes, such as those about functions without a method
     */
    public CallsEmitter(
            Merged merged,
            Path templates,
            AliasSpelling spelling,
            Sections sections,
            Diagnostics diagnostics)
            throws IOException {
        this.merged = merged;
        this.diagnostics = diagnostics;
        this.classes = Classes.read(templates, diagnostics);
        this.docs = new MethodDocs(templates, sections, diagnostics);
        this.printer = MethodPrinter.read(templates);
        this.nulls = NullResults.read(templates, diagnostics);
        this.callbacks = CallbackRules.read(templates, diagnostics);
        this.records = new RecordEmitter(templates, spelling, docs);
        this.constants = new FacadeConstants(merged, classes, templates, docs.words());
        this.bases = new BaseEmitter(templates, classes, diagnostics);
        this.aliases = new AliasMembers(spelling, docs, printer, classes, diagnostics);
    }

    /**
     * Makes a file for each superclass and each record. Functions that no method can be made for
     * are reported and left out.
     */
    public List<Draft> emit(Collection<FacadeMethod> methods) {
        Map<String, List<String>> members = new LinkedHashMap<>();
        MethodTable table = new MethodTable(methods, diagnostics);
        for (FacadeMethod m : methods) {
            if (!classes.has(m.owner())) {
                unsupported(m, "templates/classes.rules has no class " + m.owner());
                continue;
            }
            try {
                members.computeIfAbsent(m.owner(), o -> new ArrayList<>())
                        .addAll(members(m, table));
            } catch (IllegalArgumentException e) {
                unsupported(m, e.getMessage());
            }
        }
        List<Draft> files = new ArrayList<>();
        for (FacadeClass type : classes.all()) {
            files.add(file(type, members.getOrDefault(type.name(), List.of())));
        }
        files.addAll(records.files());
        return files;
    }

    /** Returns, for each function for which no method could be made, the reason. */
    public SortedMap<String, String> unsupported() {
        return unsupported;
    }

    private void unsupported(FacadeMethod m, String why) {
        unsupported.put(m.function().name(), why);
        diagnostics.warning(
                "",
                "no method %s.%s for '%s': %s"
                        .formatted(m.owner(), m.name(), m.function().prototype(), why));
    }

    private Draft file(FacadeClass type, List<String> members) {
        List<String> all = new ArrayList<>(members);
        if (type.has(Trait.STATICS)) {
            all.addAll(0, constants.emit());
        }
        all.addAll(aliases.of(type));
        return bases.emit(type, all);
    }

    /**
     * Throws for a function with a result or a parameter that a method cannot have, such as a
     * handle without a class or a callback without an interface.
     */
    private void requireClasses(FacadeMethod m) {
        JavaType result = merged.javaType(m.function().returns());
        if (!RESULTS.contains(result)) {
            throw new IllegalArgumentException(
                    "its result, '%s', is neither an error code nor a number"
                            .formatted(m.function().returns()));
        }
        for (ParamUse p : m.params()) {
            if (p.guess()) {
                throw new IllegalArgumentException("no rule classifies '%s'".formatted(p.param()));
            }
            String type = p.typeName();
            if (p.kind() == ParamKind.HANDLE && !classes.has(type)) {
                throw new IllegalArgumentException(
                        "the facade has no class %s: templates/classes.rules has no such line"
                                .formatted(type));
            }
            if (p.kind() == ParamKind.FUNCTION && !callbacks.has(p.base())) {
                throw new IllegalArgumentException(
                        "no Java function becomes a %s; mpi.Callbacks and templates/callbacks.rules list those that do"
                                .formatted(p.base()));
            }
        }
    }

    private List<String> members(FacadeMethod m, MethodTable table) {
        requireClasses(m);
        Form form = new Form(m, false, merged, table, classes);
        MethodEmitter usual = new MethodEmitter(form, docs, nulls);
        List<String> members = new ArrayList<>();
        members.add(printer.print(usual.method(m.name())));
        usual.objectMethods().forEach(o -> members.add(printer.print(o)));
        members.addAll(aliases.usual(form, usual));
        records.add(form, usual.results());
        if (m.large().isPresent() && !m.has(ParamKind.FUNCTION)) {
            members.addAll(large(m, usual, table));
        }
        return members;
    }

    /**
     * Makes the large form: an overload if its parameter types differ from the parameter types of
     * the usual form, a method of another name if only its result differs, and no method if nothing
     * differs.
     */
    private List<String> large(FacadeMethod m, MethodEmitter usual, MethodTable table) {
        Form form = new Form(m, true, merged, table, classes);
        MethodEmitter large = new MethodEmitter(form, docs, nulls);
        boolean same = types(usual.body()).equals(types(large.body()));
        if (same && usual.results().type().equals(large.results().type())) {
            return List.of();
        }
        records.add(form, large.results());
        String field =
                "private static final boolean %s = Linkage.has(\"%s\");"
                        .formatted(form.hasLarge(), form.function());
        String name = same ? m.names().large() : m.name();
        List<String> members = new ArrayList<>(List.of(field, printer.print(large.method(name))));
        members.addAll(aliases.large(form, usual, large, name));
        return members;
    }

    private static String types(Body body) {
        return body.params().stream().map(Body.JavaParam::type).collect(Collectors.joining(","));
    }
}
