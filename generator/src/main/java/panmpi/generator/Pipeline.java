package panmpi.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.emit.AbiTableEmitter;
import panmpi.generator.emit.CallsEmitter;
import panmpi.generator.emit.ProceduralEmitter;
import panmpi.generator.emit.SourceFile;
import panmpi.generator.header.LowLevelProducer;
import panmpi.generator.header.MacroFacts;
import panmpi.generator.header.MacroProbe;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.model.AddressWidth;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.ApiReader;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.Libraries;
import panmpi.generator.model.Merged;
import panmpi.generator.rules.ExceptionRules;
import panmpi.generator.rules.ExceptionRules.Verb;
import panmpi.generator.rules.FacadeRules;
import panmpi.generator.rules.MergeSnapshots;

/** The one way through the generator: header, read, rules, emit. Nothing flows back. */
public final class Pipeline {

    private final Path templates;
    private final Diagnostics diagnostics;

    /**
     * Makes a pipeline.
     *
     * @param templates the folder of templates and rules
     * @param diagnostics where every stage reports
     */
    public Pipeline(Path templates, Diagnostics diagnostics) {
        this.templates = templates;
        this.diagnostics = diagnostics;
    }

    /** What stage 3 decided, for the emitters and for the coverage report. */
    public record Decided(
            Merged merged,
            FacadeRules.Decisions facade,
            Set<String> beginnings,
            ExceptionRules exceptions) {}

    /**
     * Stages 1 and 2: reads one header.
     *
     * @param mpi the header and its preprocessor
     * @param producer who makes the low-level Java; empty if the folder already holds it
     * @param lowLevel the folder of the low-level Java
     * @return what the header says, or empty after errors were reported
     */
    public Optional<Api> snapshot(
            MpiInstall mpi, Optional<LowLevelProducer> producer, Path lowLevel) throws IOException {
        if (producer.isPresent() && !producer.get().produce(mpi, lowLevel, diagnostics)) {
            return Optional.empty();
        }
        MacroFacts macros = MacroProbe.probe(mpi, diagnostics);
        if (diagnostics.hasErrors()) {
            return Optional.empty();
        }
        Libraries libraries =
                Libraries.parse(Files.readAllLines(templates.resolve("libraries.rules")));
        Api api = ApiReader.read(lowLevel, mpi.header(), macros, libraries, diagnostics);
        AddressWidth.check(api, mpi.header(), diagnostics);
        return diagnostics.hasErrors() ? Optional.empty() : Optional.of(api);
    }

    /** Stages 1 and 2, with low-level Java that is gone afterwards. */
    public Optional<Api> snapshot(MpiInstall mpi, LowLevelProducer producer) throws IOException {
        Path lowLevel = Files.createTempDirectory("panmpi-lowlevel");
        try {
            return snapshot(mpi, Optional.of(producer), lowLevel);
        } finally {
            try (Stream<Path> walk = Files.walk(lowLevel)) {
                for (Path file : walk.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Stage 3: merges snapshots and decides; says nothing of exceptions that decided nothing. */
    public Decided decide(List<Api> snapshots) throws IOException {
        ExceptionRules exceptions =
                ExceptionRules.read(templates.resolve("exceptions.rules"), diagnostics);
        Merged merged = new MergeSnapshots(diagnostics).merge(snapshots);
        FacadeRules.Decisions facade = new FacadeRules(merged, exceptions).decide();
        Set<String> beginnings =
                merged.functions().keySet().stream()
                        .filter(name -> exceptions.find(Verb.BEGINS, name).isPresent())
                        .collect(Collectors.toSet());
        return new Decided(merged, facade, beginnings, exceptions);
    }

    /** Stage 4: makes every source file, in memory. */
    public List<SourceFile> emit(Decided decided) throws IOException {
        List<SourceFile> files = new ArrayList<>();
        files.add(new ProceduralEmitter(decided.merged(), decided.beginnings(), templates).emit());
        files.addAll(new AbiTableEmitter(decided.merged(), templates).emit());
        files.addAll(
                new CallsEmitter(decided.merged(), templates, diagnostics).emit(byRule(decided)));
        return files;
    }

    /** Stage 4 once more, for what it cannot make a method of: why, by function. */
    public Map<String, String> unsupported(Decided decided) throws IOException {
        CallsEmitter emitter = new CallsEmitter(decided.merged(), templates, diagnostics);
        emitter.emit(byRule(decided));
        return emitter.unsupported();
    }

    private static Collection<FacadeMethod> byRule(Decided decided) {
        return decided.facade().methods().values().stream()
                .flatMap(List::stream)
                .filter(m -> !decided.facade().byHand().containsKey(m.function().name()))
                .toList();
    }

    /**
     * Reads the snapshots of folders; an earlier folder's stand for the same family's in a later.
     */
    public static List<Api> readSnapshots(List<Path> folders) throws IOException {
        Map<String, List<Api>> families = new LinkedHashMap<>();
        for (Path folder : folders) {
            Map<String, List<Api>> here = new LinkedHashMap<>();
            try (Stream<Path> list = Files.list(folder)) {
                for (Path file :
                        list.filter(f -> f.toString().endsWith(".api")).sorted().toList()) {
                    Api api = ApiFile.read(file);
                    here.computeIfAbsent(api.identity().family(), f -> new ArrayList<>()).add(api);
                }
            }
            here.forEach(families::putIfAbsent);
        }
        return families.values().stream().flatMap(List::stream).toList();
    }
}
