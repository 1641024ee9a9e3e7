package panmpi.generator;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import panmpi.generator.diff.HeaderLines;
import panmpi.generator.diff.WhatIsNew;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.Identity;
import panmpi.generator.model.Snapshots;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Says what a header brought that the committed snapshots have not, and what to do about it. */
@Command(
        name = "news",
        mixinStandardHelpOptions = true,
        description = "Tells what is new in a header of which a snapshot was made.")
final class NewsCommand implements Callable<Integer> {

    @Option(names = "--header", required = true, description = "the header")
    private Path header;

    @Option(
            names = "--api",
            required = true,
            description = "folder of all snapshots, the header's among them")
    private Path folder;

    @Option(names = "--known", description = "a snapshot that was there before; repeatable")
    private List<Path> known = List.of();

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Override
    public Integer call() throws IOException {
        // The command that made the binding has said what there is to say of all of it.
        Diagnostics unheard = new Diagnostics(new PrintStream(new ByteArrayOutputStream()));
        Snapshots all = Snapshots.read(List.of(folder));
        Api api = madeFrom(header, all.apis());
        Pipeline pipeline = new Pipeline(templates, unheard);
        Pipeline.Decided decided = pipeline.decide(all);
        List<Api> before = new ArrayList<>();
        for (Path file : known) {
            before.add(ApiFile.read(file));
        }
        HeaderLines places = HeaderLines.read(header);
        System.out.print(
                new WhatIsNew(api, before, decided.facade())
                        .text(
                                unsupportedFunctions(pipeline, decided),
                                new TreeSet<>(decided.merged().omitted().keySet()),
                                places::of));
        return 0;
    }

    /** The functions that are in no facade class though no {@code skip} rule says so, and why. */
    private static SortedMap<String, String> unsupportedFunctions(
            Pipeline pipeline, Pipeline.Decided decided) throws IOException {
        SortedMap<String, String> unsupported = new TreeMap<>(pipeline.unsupported(decided));
        for (Api api : decided.merged().apis()) {
            for (String name : api.functions().keySet()) {
                String why = decided.merged().omitted().get(name);
                if (why != null) {
                    unsupported.put(name, why);
                }
            }
        }
        return unsupported;
    }

    private static Api madeFrom(Path header, List<Api> apis) throws IOException {
        String hash = Identity.hash(header);
        return apis.stream()
                .filter(a -> a.identity().hash().equals(hash))
                .findFirst()
                .orElseThrow(() -> new IOException("no snapshot was made from " + header));
    }
}
