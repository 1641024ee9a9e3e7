package panmpi.generator;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import panmpi.generator.emit.SourceWriter;
import panmpi.generator.ledger.FacadeMembers;
import panmpi.generator.ledger.Ledger;
import panmpi.generator.ledger.LedgerText;
import panmpi.generator.ledger.ProceduralMembers;
import panmpi.generator.ledger.Row;
import panmpi.generator.model.Snapshots;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Writes the ledger: every name of every snapshot, its members, or the reason for none. */
@Command(
        name = "ledger",
        mixinStandardHelpOptions = true,
        description = "Lists every name of every snapshot with its members in the binding.")
final class LedgerCommand implements Callable<Integer> {

    @Option(names = "--api", required = true, description = "folder of snapshots; repeatable")
    private List<Path> folders;

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Option(
            names = "--sources",
            required = true,
            description = "source folder of the binding; repeatable")
    private List<Path> sources;

    @Option(names = "--out", required = true, description = "the file to write")
    private Path out;

    @Override
    public Integer call() throws Exception {
        Diagnostics diagnostics = new Diagnostics(System.err);
        Pipeline.Decided decided =
                new Pipeline(templates, diagnostics).decide(Snapshots.read(folders));
        if (diagnostics.hasErrors()) {
            return 1;
        }
        List<Row> rows =
                new Ledger(
                                decided.merged(),
                                decided.facade(),
                                ProceduralMembers.find(sources),
                                FacadeMembers.find(sources))
                        .rows();
        SourceWriter.replace(out, LedgerText.write(decided.merged().apis(), rows));
        System.out.printf("%s: %d names%n", out, rows.size());
        return 0;
    }
}
