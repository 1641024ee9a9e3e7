package panmpi.generator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import panmpi.generator.ledger.AliasReport;
import panmpi.generator.ledger.CalledReport;
import panmpi.generator.ledger.FacadeAliases;
import panmpi.generator.ledger.FacadeMembers;
import panmpi.generator.ledger.LibraryCalls;
import panmpi.generator.ledger.ProceduralMembers;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.AliasSpelling;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Command that counts how many functions of the headers the binding has. It gets the headers'
 * functions as lists in files, which another parser has written, so that functions that the
 * generator's own parser misses are noticed, too.
 *
 * <p>The procedural binding has a function if there is a public method with the name of the
 * function. The facade has a function if a public member of package {@code mpi} calls it, directly
 * or through other code.
 */
@Command(
        name = "coverage",
        mixinStandardHelpOptions = true,
        description = "Compares the binding with the functions that the headers declare.")
final class CoverageCommand implements Callable<Integer> {

    @Option(names = "--api", required = true, description = "folder of snapshots; repeatable")
    private List<Path> folders;

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Option(
            names = "--declared",
            required = true,
            description = "SNAPSHOT=FILE: the names that SNAPSHOT's header declares, one a line")
    private Map<String, Path> declared = new TreeMap<>();

    @Option(
            names = "--called",
            description =
                    "MPI=FOLDER: the functions that tests called on that MPI, a file for each process")
    private Map<String, Path> called = new TreeMap<>();

    @Option(names = "--symbols", description = "MPI=FILE: the names that its library exports")
    private Map<String, Path> symbols = new TreeMap<>();

    @Option(
            names = "--sources",
            required = true,
            description = "source folder of the binding; repeatable")
    private List<Path> sources;

    @Override
    public Integer call() throws Exception {
        Diagnostics diagnostics = new Diagnostics(System.err);
        Pipeline.Decided decided =
                new Pipeline(templates, diagnostics).decide(Snapshots.read(folders));
        SortedSet<String> bound = ProceduralMembers.find(sources).methods();
        SortedSet<String> names = new TreeSet<>();
        for (var entry : new TreeMap<>(declared).entrySet()) {
            SortedSet<String> here = new TreeSet<>(Files.readAllLines(entry.getValue()));
            names.addAll(here);
            SortedSet<String> missing = minus(here, bound);
            System.out.printf(
                    "%-24s %d of %d functions bound%s%n",
                    entry.getKey(),
                    here.size() - missing.size(),
                    here.size(),
                    missing.isEmpty() ? "" : "; missing: " + missing);
        }
        SortedSet<String> wanted = new TreeSet<>(decided.facade().methods().keySet());
        SortedSet<String> open = withoutMember(wanted);
        printFacade(decided, open);
        CalledReport.lines(records(), wanted).forEach(System.out::println);
        aliases(decided).lines(records(), wanted).forEach(System.out::println);
        SortedSet<String> unbound = minus(names, bound);
        System.out.printf(
                "coverage: procedural %d/%d facade %d/%d exceptions %d%n",
                names.size() - unbound.size(),
                names.size(),
                wanted.size() - open.size(),
                wanted.size(),
                decided.exceptions().count());
        return unbound.isEmpty() && !diagnostics.hasErrors() ? 0 : 1;
    }

    private AliasReport aliases(Pipeline.Decided decided) throws IOException {
        AliasSpelling spelling = decided.aliases();
        Set<String> byHand = new TreeSet<>(decided.facade().byHand().keySet());
        decided.facade().methods().keySet().stream()
                .filter(spelling::isByHand)
                .forEach(byHand::add);
        return new AliasReport(FacadeAliases.find(sources), byHand, spelling.rules().count());
    }

    /** Prints the functions that have no method yet, by the class that will have the method. */
    private static void printFacade(Pipeline.Decided decided, SortedSet<String> open) {
        Map<String, List<String>> byOwner = new TreeMap<>();
        for (String name : open) {
            FacadeMethod m = decided.facade().methods().get(name).getFirst();
            byOwner.computeIfAbsent(m.owner(), o -> new ArrayList<>()).add(m.name());
        }
        byOwner.forEach(
                (owner, methods) ->
                        System.out.printf("not yet in %s: %s%n", owner, String.join(" ", methods)));
    }

    private static SortedSet<String> minus(SortedSet<String> all, SortedSet<String> some) {
        SortedSet<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }

    private List<LibraryCalls> records() throws IOException {
        List<LibraryCalls> records = new ArrayList<>();
        for (var record : new TreeMap<>(called).entrySet()) {
            String name = record.getKey();
            records.add(LibraryCalls.read(name, record.getValue(), symbols.get(name)));
        }
        return records;
    }

    private SortedSet<String> withoutMember(SortedSet<String> wanted) throws IOException {
        FacadeMembers members = FacadeMembers.find(sources);
        SortedSet<String> open = new TreeSet<>(wanted);
        open.removeIf(name -> !members.ofFunction(name).isEmpty());
        return open;
    }
}
