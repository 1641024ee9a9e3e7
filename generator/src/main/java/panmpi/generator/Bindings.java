package panmpi.generator;

import com.github.javaparser.ast.CompilationUnit;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import panmpi.generator.emit.SourceFile;
import panmpi.generator.ledger.HandWritten;
import panmpi.generator.ledger.Ledger;
import panmpi.generator.ledger.LedgerText;
import panmpi.generator.ledger.Row;
import panmpi.generator.model.Snapshots;
import panmpi.generator.output.CompileErrors;
import panmpi.generator.output.SourceCheck;

/** Makes all files of a binding in memory and compiles them before any is written. */
final class Bindings {

    private final Pipeline pipeline;
    private final List<Path> facade;

    /**
     * Prepares to make bindings.
     *
     * @param pipeline the stages
     * @param facade folders of the hand-written sources
     */
    Bindings(Pipeline pipeline, List<Path> facade) {
        this.pipeline = pipeline;
        this.facade = facade;
    }

    /**
     * A binding in memory, before its files are written.
     *
     * @param decided what the rules decided
     * @param files texts by path: {@code java/...}, {@code codec/...} and the ledger, which is the
     *     table of all names of the headers
     * @param unclassified reasons why functions have no method though no rule leaves them out
     * @param problems compile errors; if there are any, no file may be written
     */
    record Made(
            Pipeline.Decided decided,
            SortedMap<String, String> files,
            SortedMap<String, String> unclassified,
            List<SourceCheck.Problem> problems) {}

    /**
     * Makes a binding from snapshots. If methods of new functions do not compile, it makes the
     * binding again without them.
     */
    Made make(Snapshots snapshots, CompletableFuture<HandWritten> handWritten) throws IOException {
        Pipeline.Decided decided = pipeline.decide(snapshots);
        Made made = make(decided, handWritten);
        SortedMap<String, String> failing =
                CompileErrors.functions(
                        made.problems(), made.files(), snapshots.known().functions().keySet());
        return failing.isEmpty() ? made : make(decided.without(failing), handWritten);
    }

    private Made make(Pipeline.Decided decided, CompletableFuture<HandWritten> handWritten)
            throws IOException {
        Pipeline.Emitted emitted = pipeline.emit(decided);
        SortedMap<String, String> texts = new TreeMap<>();
        emitted.files().forEach(f -> texts.put(f.path(), f.text()));
        SortedMap<String, String> all = new TreeMap<>(texts);
        List<SourceFile> codec = pipeline.codec();
        codec.forEach(f -> all.put(f.path(), f.text()));
        CompletableFuture<List<SourceCheck.Problem>> check =
                CompletableFuture.supplyAsync(() -> SourceCheck.problems(all, facade));
        String ledger = ledger(decided, emitted.files(), handWritten.join());
        SortedMap<String, String> files = new TreeMap<>();
        texts.forEach((path, text) -> files.put("java/" + path, text));
        codec.forEach(f -> files.put("codec/" + f.path(), f.text()));
        files.put("API.md", ledger);
        return new Made(decided, files, emitted.unclassified(), check.join());
    }

    private static String ledger(
            Pipeline.Decided decided, List<SourceFile> made, HandWritten handWritten) {
        List<CompilationUnit> units = made.stream().map(SourceFile::unit).toList();
        List<Row> rows =
                new Ledger(
                                decided.merged(),
                                decided.facade(),
                                handWritten.procedural(units),
                                handWritten.members(units),
                                handWritten.aliases(units))
                        .rows();
        return LedgerText.write(decided.merged().apis(), rows);
    }
}
