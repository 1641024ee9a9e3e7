package panmpi.generator;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import panmpi.generator.emit.SourceFile;
import panmpi.generator.model.Snapshots;
import panmpi.generator.output.TargetFolder;
import panmpi.generator.report.Diagnostics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Command that runs stages 3 and 4: it merges snapshots, applies the rules, and writes the Java
 * sources of the binding.
 */
@Command(
        name = "emit",
        mixinStandardHelpOptions = true,
        description = "Merges snapshots and writes the binding's generated sources.")
final class EmitCommand implements Callable<Integer> {

    @Option(
            names = "--api",
            required = true,
            description =
                    "folder of snapshots; repeatable: snapshots of an earlier folder replace those of the"
                            + " same ABI family in later ones")
    private List<Path> folders;

    @Option(names = "--templates", defaultValue = "templates", description = "templates and rules")
    private Path templates;

    @Option(names = "--java", required = true, description = "source folder to write")
    private Path java;

    @Override
    public Integer call() throws Exception {
        Diagnostics diagnostics = new Diagnostics(System.err);
        Pipeline pipeline = new Pipeline(templates, diagnostics);
        Pipeline.Decided decided = pipeline.decide(Snapshots.read(folders));
        if (diagnostics.hasErrors()) {
            return failed(diagnostics);
        }
        List<SourceFile> files = pipeline.emit(decided).files();
        if (diagnostics.hasErrors()) {
            return failed(diagnostics);
        }
        SortedMap<String, String> texts = new TreeMap<>();
        files.forEach(f -> texts.put(f.path(), f.text()));
        List<String> written = new TargetFolder(java, path -> true).replace(texts);
        System.out.printf(
                "%d functions, %d constants from %d snapshots: %d files, %d of them changed%n",
                decided.merged().functions().size(),
                decided.merged().constants().size(),
                decided.merged().apis().size(),
                files.size(),
                written.size());
        return 0;
    }

    private static int failed(Diagnostics diagnostics) {
        System.err.printf(
                "error: %d errors; nothing was written%n",
                diagnostics.count(Diagnostics.Severity.ERROR));
        return 1;
    }
}
