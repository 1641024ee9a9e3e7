package panmpi.generator.resist;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.emit.Draft;
import panmpi.generator.model.Snapshots;
import panmpi.generator.output.SourceCheck;

/**
 * Compares the binding made from other snapshots with the committed binding: finds the files that
 * differ, and the errors that the compiler reports.
 */
final class BindingDiff {

    private final Pipeline pipeline;
    private final SortedMap<String, String> before;

    BindingDiff(Pipeline pipeline, Snapshots committed) throws IOException {
        this.pipeline = pipeline;
        this.before = drafts(committed);
    }

    private SortedMap<String, String> drafts(Snapshots snapshots) throws IOException {
        SortedMap<String, String> drafts = new TreeMap<>();
        for (Draft draft : pipeline.draft(pipeline.decide(snapshots)).files()) {
            drafts.put(draft.path(), draft.source());
        }
        return drafts;
    }

    /**
     * Returns the files of the facade that differ from the committed binding, and the errors of the
     * compiler. An empty list means that neither exists.
     */
    List<String> of(Snapshots snapshots) throws IOException {
        SortedMap<String, String> now = drafts(snapshots);
        List<String> wrong = new ArrayList<>();
        before.forEach(
                (path, text) -> {
                    if (path.matches("mpi/\\w+\\.java") && !text.equals(now.get(path))) {
                        wrong.add(path + " differs");
                    }
                });
        problems(now).forEach(p -> wrong.add(p.toString()));
        return wrong;
    }

    /**
     * Returns the compiler's errors. If no file has changed, compiles nothing; if the changed files
     * differ only in comments or are tables of {@code mpi.abi}, compiles only these; otherwise
     * compiles all.
     */
    private List<SourceCheck.Problem> problems(SortedMap<String, String> now) {
        SortedMap<String, String> changed = new TreeMap<>(now);
        changed.entrySet().removeIf(e -> e.getValue().equals(before.get(e.getKey())));
        if (changed.isEmpty()) {
            return List.of();
        }
        Path facade = Project.root().resolve("oo-facade");
        List<Path> compiled =
                List.of(facade.resolve("target/classes"), facade.resolve("codec/target/classes"));
        boolean sameCalls =
                changed.keySet().stream()
                        .allMatch(
                                path ->
                                        path.startsWith("mpi/abi/")
                                                || code(now.get(path))
                                                        .equals(
                                                                code(
                                                                        before.getOrDefault(
                                                                                path, ""))));
        return sameCalls
                ? SourceCheck.problemsBeside(changed, compiled)
                : SourceCheck.problems(now, Project.facade());
    }

    private static String code(String source) {
        return source.replaceAll("(?s)/\\*.*?\\*/", "");
    }
}
