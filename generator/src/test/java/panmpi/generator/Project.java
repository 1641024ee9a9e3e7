package panmpi.generator;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import panmpi.generator.model.Api;
import panmpi.generator.model.Known;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;

/** Finds the project's own files. */
public final class Project {

    private Project() {}

    /** The project's root: the folder that holds templates and generator. */
    public static Path root() {
        Path here = Path.of("").toAbsolutePath();
        return Files.isDirectory(here.resolve("templates")) ? here : here.getParent();
    }

    public static Path templates() {
        return root().resolve("templates");
    }

    public static Path snapshots() {
        return root().resolve("generated/api");
    }

    /**
     * Returns the folders of the sources with which the generated sources of the facade are
     * compiled.
     */
    public static List<Path> facade() {
        return List.of(
                root().resolve("oo-facade/src/main/java"),
                root().resolve("oo-facade/codec/src/main/java"),
                root().resolve("generated/codec"));
    }

    /** Returns the value of the option that names the folders of hand-written sources. */
    public static String handWritten() {
        return facade().get(0) + "," + facade().get(1);
    }

    /**
     * Merges a folder of snapshots (files that list what the header of each MPI library declares),
     * and applies the rules to them. Any error fails the test.
     */
    public static Pipeline.Decided decide(Path snapshots, Diagnostics diagnostics)
            throws java.io.IOException {
        Pipeline pipeline = new Pipeline(templates(), diagnostics);
        Pipeline.Decided decided = pipeline.decide(Snapshots.read(List.of(snapshots)));
        if (diagnostics.hasErrors()) {
            throw new AssertionError(diagnostics.messages());
        }
        return decided;
    }

    /** Merges snapshots, without a list of functions that are known from earlier headers. */
    public static Merged merge(Diagnostics diagnostics, List<Api> apis) {
        return merge(diagnostics, new Snapshots(apis, Known.NONE));
    }

    /** Merges snapshots. */
    public static Merged merge(Diagnostics diagnostics, Snapshots snapshots) {
        try {
            return new Pipeline(templates(), diagnostics).merge(snapshots);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Returns a collector of messages that prints nothing. */
    public static Diagnostics quiet() {
        return new Diagnostics(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
    }
}
