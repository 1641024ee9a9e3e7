package panmpi.generator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import panmpi.generator.emit.AbiTableEmitter;
import panmpi.generator.emit.CallNamesEmitter;
import panmpi.generator.emit.CallTableEmitter;
import panmpi.generator.emit.CallbackEmitter;
import panmpi.generator.emit.CallsEmitter;
import panmpi.generator.emit.Draft;
import panmpi.generator.emit.ErrorTextsEmitter;
import panmpi.generator.emit.PrimitivesEmitter;
import panmpi.generator.emit.ProceduralEmitter;
import panmpi.generator.emit.SourceFile;
import panmpi.generator.header.LowLevelProducer;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.model.Api;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.Libraries;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.AliasSpelling;
import panmpi.generator.rules.ExceptionRules;
import panmpi.generator.rules.ExceptionRules.Verb;
import panmpi.generator.rules.FacadeRules;
import panmpi.generator.rules.MergeSnapshots;
import panmpi.generator.rules.NameClashes;
import panmpi.generator.rules.Sections;
import panmpi.generator.rules.Spelling;

/**
 * Runs stages 1 to 4 of the generator: stage 1 makes low-level Java of a header (the source that
 * jextract would generate), stage 2 reads it as a snapshot, stage 3 applies the rules to all
 * snapshots, and stage 4 emits Java sources. No stage calls an earlier one.
 */
public final class Pipeline {

    private final Path templates;
    private final Diagnostics diagnostics;
    private final Spelling spelling;

    /**
     * Makes a pipeline.
     *
     * @param templates the folder of templates and rules
     * @param diagnostics where every stage reports
     */
    public Pipeline(Path templates, Diagnostics diagnostics) {
        this(templates, diagnostics, Spelling.MPIJAVA);
    }

    /**
     * Makes a pipeline that need not name the facade's methods as mpiJava does.
     *
     * @param templates the folder of templates and rules
     * @param diagnostics where every stage reports
     * @param spelling the naming rules for the facade's methods
     */
    public Pipeline(Path templates, Diagnostics diagnostics, Spelling spelling) {
        this.templates = templates;
        this.diagnostics = diagnostics;
        this.spelling = spelling;
    }

    /**
     * Decisions of stage 3, for the emitters and for the coverage report. {@code beginnings} are
     * the functions that initialise MPI; {@code refused} maps functions without a method to the
     * reasons.
     */
    public record Decided(
            Merged merged,
            FacadeRules.Decisions facade,
            Set<String> beginnings,
            ExceptionRules exceptions,
            ExceptionRules waits,
            ExceptionRules roles,
            AliasSpelling aliases,
            Sections sections,
            SortedMap<String, String> refused) {

        /**
         * Returns these decisions without the methods of functions that do not compile, given the
         * reason for each function.
         */
        Decided without(SortedMap<String, String> failing) {
            SortedMap<String, String> all = new TreeMap<>(refused);
            all.putAll(failing);
            return new Decided(
                    merged, facade, beginnings, exceptions, waits, roles, aliases, sections, all);
        }
    }

    /**
     * The result of stage 4.
     *
     * @param files the source files
     * @param unclassified why a function has no method in the facade though no rule takes it out
     */
    public record Emitted(List<SourceFile> files, SortedMap<String, String> unclassified) {}

    /**
     * Runs stages 1 and 2: reads one header.
     *
     * @param mpi the header and its preprocessor
     * @param producer the producer of the low-level Java; empty if the folder holds it already
     * @param lowLevel the folder of the low-level Java
     * @return what the header says, or empty after errors were reported
     */
    public Optional<Api> snapshot(
            MpiInstall mpi, Optional<LowLevelProducer> producer, Path lowLevel) throws IOException {
        return new HeaderReading(templates, diagnostics).api(mpi, producer, lowLevel);
    }

    /** Runs stages 1 and 2, with low-level Java in a temporary folder. */
    public Optional<Api> snapshot(MpiInstall mpi, LowLevelProducer producer) throws IOException {
        return new HeaderReading(templates, diagnostics).api(mpi, producer);
    }

    /**
     * Runs the first rule of stage 3: merges all snapshots into one set of functions and constants.
     */
    public Merged merge(Snapshots snapshots) throws IOException {
        return new MergeSnapshots(Libraries.read(templates), diagnostics).merge(snapshots);
    }

    /**
     * Runs stage 3: merges snapshots and applies the rules. It does not report unused lines of
     * {@code exceptions.rules}.
     */
    public Decided decide(Snapshots snapshots) throws IOException {
        ExceptionRules exceptions =
                ExceptionRules.read(templates.resolve("exceptions.rules"), diagnostics);
        Merged merged = merge(snapshots);
        Classes classes = Classes.read(templates, diagnostics);
        FacadeRules.Decisions facade =
                new FacadeRules(merged, exceptions, classes, spelling).decide();
        Set<String> beginnings =
                merged.functions().keySet().stream()
                        .filter(name -> exceptions.find(Verb.BEGINS, name).isPresent())
                        .collect(Collectors.toSet());
        return new Decided(
                merged,
                facade,
                beginnings,
                exceptions,
                ExceptionRules.read(templates.resolve("waits.rules"), diagnostics),
                ExceptionRules.read(templates.resolve("roles.rules"), diagnostics),
                AliasSpelling.read(templates, diagnostics),
                Sections.read(templates, diagnostics),
                NameClashes.find(facade.methods(), snapshots.known()));
    }

    /**
     * The result of stage 4 before the files are formatted.
     *
     * @param files the source files
     * @param unclassified why a function has no method in the facade though no rule takes it out
     */
    public record Drafted(List<Draft> files, SortedMap<String, String> unclassified) {}

    /** Returns the functions for which stage 4 cannot make a method, each with the reason. */
    public SortedMap<String, String> unclassified(Decided decided) throws IOException {
        CallsEmitter calls = calls(decided);
        calls.emit(byRule(decided));
        return unclassified(decided, calls);
    }

    private CallsEmitter calls(Decided decided) throws IOException {
        return new CallsEmitter(
                decided.merged(), templates, decided.aliases(), decided.sections(), diagnostics);
    }

    private static SortedMap<String, String> unclassified(Decided decided, CallsEmitter calls) {
        SortedMap<String, String> unclassified = new TreeMap<>(calls.unsupported());
        unclassified.putAll(decided.refused());
        decided.merged().omitted().forEach(unclassified::putIfAbsent);
        return unclassified;
    }

    /** Runs stage 4 except its last step, which formats each file. */
    public Drafted draft(Decided decided) throws IOException {
        CallsEmitter calls = calls(decided);
        List<Draft> drafts = new ArrayList<>();
        drafts.addAll(procedural(decided).emit());
        drafts.addAll(new AbiTableEmitter(decided.merged(), templates).emit());
        drafts.addAll(callNames(decided).emit());
        drafts.add(callTable(decided).emit());
        drafts.add(new ErrorTextsEmitter(decided.merged(), templates, diagnostics).emit());
        drafts.addAll(new CallbackEmitter(decided.merged(), templates, diagnostics).emit());
        drafts.addAll(calls.emit(byRule(decided)));
        drafts.addAll(PrimitivesEmitter.ofFacade(templates).emit());
        return new Drafted(drafts, unclassified(decided, calls));
    }

    private CallNamesEmitter callNames(Decided decided) {
        return new CallNamesEmitter(
                decided.merged(), decided.exceptions(), decided.waits(), templates);
    }

    private CallTableEmitter callTable(Decided decided) throws IOException {
        return new CallTableEmitter(
                decided.merged(),
                decided.facade().methods(),
                decided.roles(),
                templates,
                diagnostics);
    }

    private ProceduralEmitter procedural(Decided decided) throws IOException {
        return new ProceduralEmitter(
                decided.merged(),
                decided.beginnings(),
                decided.waits(),
                decided.sections(),
                templates);
    }

    /** Runs stage 4: makes every source file, in memory. */
    public Emitted emit(Decided decided) throws IOException {
        Drafted drafted = draft(decided);
        return new Emitted(
                drafted.files().parallelStream().map(Draft::format).toList(),
                drafted.unclassified());
    }

    /** Makes the sources of the codec, which serializes objects; no header affects them. */
    public List<SourceFile> codec() throws IOException {
        return PrimitivesEmitter.ofCodec(templates).emit().stream().map(Draft::format).toList();
    }

    private static Collection<FacadeMethod> byRule(Decided decided) {
        return decided.facade().methods().values().stream()
                .flatMap(List::stream)
                .filter(m -> !decided.facade().byHand().containsKey(m.function().name()))
                .filter(m -> !decided.refused().containsKey(m.function().name()))
                .toList();
    }
}
