package panmpi.generator.output;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a binding in memory, together with the hand-written sources. */
public final class SourceCheck {

    /**
     * Options with which the compiler stops once types and data flow are checked, since no class
     * file is wanted.
     */
    private static final List<String> OPTIONS =
            List.of("-proc:none", "-implicit:none", "-Xlint:none", "-XDshould-stop.ifNoError=FLOW");

    private SourceCheck() {}

    /**
     * One error of the compiler.
     *
     * @param path the generated or hand-written file that has it
     * @param line the number of the line in that file
     * @param text the compiler's message
     */
    public record Problem(String path, long line, String text) {
        @Override
        public String toString() {
            return path + ":" + line + ": " + text;
        }
    }

    /**
     * Compiles generated files and the hand-written sources in memory.
     *
     * @param made texts of the made files by their paths
     * @param sources folders of the hand-written sources
     * @return the errors, none if all compiles
     */
    public static List<Problem> problems(Map<String, String> made, List<Path> sources) {
        return problems(made, handWritten(sources), OPTIONS);
    }

    /**
     * Compiles some generated files against classes that are compiled already.
     *
     * @param made texts of the made files by their paths
     * @param classes folders of the compiled classes
     * @return the errors, none if all compiles
     */
    public static List<Problem> problemsBeside(Map<String, String> made, List<Path> classes) {
        List<String> options = new ArrayList<>(OPTIONS);
        String path = classes.stream().map(Path::toString).collect(Collectors.joining(":"));
        options.addAll(List.of("-cp", path));
        return problems(made, List.of(), options);
    }

    private static List<Problem> problems(
            Map<String, String> made, List<Path> sources, List<String> options) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException(
                    "this Java has no compiler, which checks the binding: use a JDK, 25 or later; JAVA_HOME names it");
        }
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<JavaFileObject> files = new ArrayList<>();
            made.forEach((path, text) -> files.add(new Source(path, text)));
            manager.getJavaFileObjectsFromPaths(sources).forEach(files::add);
            compiler.getTask(null, manager, found, options, null, files).call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found.getDiagnostics().stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                .map(SourceCheck::problem)
                .toList();
    }

    private static List<Path> handWritten(List<Path> folders) {
        List<Path> sources = new ArrayList<>();
        for (Path folder : folders) {
            try (Stream<Path> walk = Files.walk(folder)) {
                walk.filter(f -> f.toString().endsWith(".java")).forEach(sources::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return sources;
    }

    private static Problem problem(Diagnostic<? extends JavaFileObject> d) {
        String path =
                switch (d.getSource()) {
                    case null -> "";
                    case Source made -> made.path;
                    case JavaFileObject file -> file.getName();
                };
        return new Problem(path, d.getLineNumber(), d.getMessage(Locale.ROOT));
    }

    /** A generated file in memory. */
    private static final class Source extends SimpleJavaFileObject {
        private final String path;
        private final String text;

        Source(String path, String text) {
            super(URI.create("made:///" + path), Kind.SOURCE);
            this.path = path;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
