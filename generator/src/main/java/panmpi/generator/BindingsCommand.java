package panmpi.generator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import panmpi.generator.diff.HeaderLines;
import panmpi.generator.diff.WhatIsNew;
import panmpi.generator.emit.Summaries;
import panmpi.generator.header.LowLevelProducer;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.ledger.HandWritten;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.KnownFile;
import panmpi.generator.model.Snapshots;
import panmpi.generator.output.TargetFolder;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.report.OptionNames;
import panmpi.generator.track.Facade;
import panmpi.generator.track.Pages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Command that runs all stages: it reads headers and makes a binding, which replaces the committed
 * binding as a whole.
 */
@Command(
        name = "bindings",
        mixinStandardHelpOptions = true,
        description =
                "Reads headers, adds them to the committed snapshots, and makes the binding of all:"
                        + " snapshots, Java, ledger. It is compiled before it replaces the old binding.")
final class BindingsCommand implements Callable<Integer> {

    @Mixin private HeaderOptions headers;

    @Option(
            names = "--committed",
            defaultValue = "generated",
            description = "folder of the present binding")
    private Path committed;

    @Option(
            names = "--out",
            description = "folder of the new binding; default: that of --committed")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = "--library",
            description =
                    "NAME-VERSION: the library of the header, if its macros name no library or a wrong one")
    private Optional<String> library = Optional.empty();

    @Option(
            names = "--replace",
            description =
                    "a header may replace a snapshot of the same version whose declarations differ")
    private boolean replace;

    @Option(names = "--pages", description = "folder of the pages on versions and of their matrix")
    private Optional<Path> pages = Optional.empty();

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Option(
            names = "--facade",
            split = ",",
            defaultValue = "oo-facade/src/main/java,oo-facade/codec/src/main/java",
            description = "folders of the hand-written sources, which the binding is compiled with")
    private List<Path> facade;

    @Option(
            names = "--strict",
            description = "a line of a rules file that matches nothing is an error")
    private boolean strict;

    private static final Pattern LIBRARY = Pattern.compile("([a-z][a-z0-9-]*)-(\\d[\\w.]*)");

    private final Diagnostics diagnostics = new Diagnostics(System.err);

    @Override
    public Integer call() throws IOException {
        CompletableFuture<HandWritten> handWritten =
                CompletableFuture.supplyAsync(() -> HandWritten.read(facade));
        Pipeline pipeline = new Pipeline(templates, diagnostics);
        Snapshots committed = Snapshots.read(List.of(this.committed.resolve("api")));
        Optional<List<Api>> read = read(pipeline, committed);
        if (read.isEmpty()) {
            return failed("no header can be used");
        }
        List<Api> superseded = committed.superseded(read.get());
        Snapshots before = committed.without(superseded);
        Snapshots all = before.with(read.get());
        Bindings.Made made = new Bindings(pipeline, facade).make(all, handWritten);
        if (strict) {
            made.decided().exceptions().reportUnused(diagnostics);
            made.decided().waits().reportUnused(diagnostics);
            made.decided().roles().reportUnused(diagnostics);
            made.decided().aliases().rules().reportUnused(diagnostics);
            Summaries.read(templates, diagnostics)
                    .reportUnknown(made.decided().facade().methods().keySet(), diagnostics);
        }
        made.problems().forEach(p -> diagnostics.error(p.path() + ":" + p.line(), p.text()));
        if (diagnostics.hasErrors()) {
            return failed(
                    made.problems().isEmpty()
                            ? "%d errors".formatted(diagnostics.count(Diagnostics.Severity.ERROR))
                            : "the binding does not compile");
        }
        put(all, made, superseded);
        if (read.get().size() == 1) {
            printNews(read.get().getFirst(), before, made);
        }
        return 0;
    }

    /** Reads all headers and returns their snapshots; returns empty if an error was reported. */
    private Optional<List<Api>> read(Pipeline pipeline, Snapshots before) throws IOException {
        List<Api> apis = new ArrayList<>();
        LowLevelProducer producer = headers.producer();
        HeaderCheck check = new HeaderCheck(before, committed.resolve("api"), replace, diagnostics);
        for (MpiInstall mpi : headers.installs()) {
            System.err.println("reading " + mpi.header() + " with " + producer.name());
            Optional<Api> api = pipeline.snapshot(mpi, producer);
            Optional<Api> admitted =
                    api.isEmpty() ? api : check.admit(mpi.header(), named(api.get()));
            if (admitted.isEmpty()) {
                return Optional.empty();
            }
            apis.add(admitted.get());
        }
        return Optional.of(apis);
    }

    private Api named(Api api) {
        if (library.isEmpty()) {
            return api;
        }
        String option = OptionNames.option("library");
        if (headers.count() > 1) {
            throw new IllegalArgumentException(
                    option + " names one header's library; there are several");
        }
        Matcher name = LIBRARY.matcher(library.get());
        if (!name.matches()) {
            throw new IllegalArgumentException(
                    "%s%s is not NAME-VERSION, as in parastation-5.11: a name in small letters, then digits"
                            .formatted(option, library.get()));
        }
        return api.of(name.group(1), name.group(2));
    }

    private void put(Snapshots all, Bindings.Made made, List<Api> superseded) throws IOException {
        Set<String> old =
                superseded.stream()
                        .map(a -> "api/" + a.identity().fileName())
                        .collect(Collectors.toSet());
        SortedMap<String, String> files = new TreeMap<>(made.files());
        all.apis().forEach(a -> files.put("api/" + a.identity().fileName(), ApiFile.write(a)));
        files.put(
                "api/" + KnownFile.NAME,
                KnownFile.write(
                        all.known()
                                .with(made.decided().merged(), made.decided().refused().keySet())));
        Path target = out.orElse(committed);
        List<String> changed =
                new TargetFolder(
                                target,
                                path -> path.matches("(java|codec)/.*") || old.contains(path))
                        .replace(files);
        System.out.printf(
                "%s: %d functions, %d constants from %d snapshots; %d files, %d of them changed%n",
                target,
                made.decided().merged().functions().size(),
                made.decided().merged().constants().size(),
                all.apis().size(),
                files.size(),
                changed.size());
        if (pages.isPresent()) {
            Facade facade = new Facade(made.decided().facade(), made.unclassified());
            var numbers = made.decided().merged().omitted().keySet();
            new TargetFolder(pages.get(), Pages::isMade)
                    .replace(new Pages(all.apis(), numbers, facade).all());
        }
    }

    private void printNews(Api api, Snapshots before, Bindings.Made made) throws IOException {
        Path header = headers.installs().getFirst().header();
        HeaderLines places = HeaderLines.read(header);
        System.out.print(
                new WhatIsNew(api, before.apis(), made.decided().facade())
                        .text(
                                made.unclassified(),
                                new TreeSet<>(made.decided().merged().omitted().keySet()),
                                places::of,
                                places::macro));
        System.out.print(
                HeaderWarnings.text(
                        diagnostics,
                        List.of(header.toString(), api.identity().fileName()),
                        made.unclassified().keySet()));
    }

    private int failed(String why) {
        System.err.println("error: " + why + "; " + out.orElse(committed) + " is unchanged");
        return 1;
    }
}
