package panmpi.generator;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Where the tests find the project's own files. */
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

    /** What stage 3 decides about a folder of snapshots; any error fails the test. */
    public static Pipeline.Decided decide(Path snapshots, Diagnostics diagnostics)
            throws java.io.IOException {
        Pipeline pipeline = new Pipeline(templates(), diagnostics);
        Pipeline.Decided decided = pipeline.decide(Pipeline.readSnapshots(List.of(snapshots)));
        if (diagnostics.hasErrors()) {
            throw new AssertionError(diagnostics.messages());
        }
        return decided;
    }

    /** A collector that prints nothing. */
    public static Diagnostics quiet() {
        return new Diagnostics(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()));
    }
}
