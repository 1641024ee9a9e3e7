package panmpi.generator.header.low;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Low-level Java that a test has made: source that calls the C functions of a header, as jextract
 * would generate it. The methods read the source files, compile them with warnings as errors, and
 * load the classes.
 */
public final class LowLevelJava {

    private final Path folder;

    /**
     * Refers to the output of a producer, the class that writes low-level Java. Its package is
     * {@code low}.
     *
     * @param folder the folder that contains the folder of the package
     */
    public LowLevelJava(Path folder) {
        this.folder = folder;
    }

    /** Returns the text of all classes, in the order of their names. */
    public String text() throws IOException {
        StringBuilder text = new StringBuilder();
        for (Path source : sources()) {
            text.append(Files.readString(source));
        }
        return text.toString();
    }

    /** Returns the compiler's messages; empty if there are none. */
    public String compile() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter out = new StringWriter();
        List<String> options = List.of("-Xlint:all", "-Werror", "-d", classes().toString());
        Files.createDirectories(classes());
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            var units = files.getJavaFileObjectsFromPaths(sources());
            boolean done = compiler.getTask(out, files, null, options, null, units).call();
            return done ? "" : "not compiled: " + out;
        }
    }

    /** Loads a compiled class of the package. */
    public Class<?> load(String name) throws ClassNotFoundException {
        URLClassLoader loader = new URLClassLoader(new URL[] {url()}, getClass().getClassLoader());
        return loader.loadClass("low." + name);
    }

    private URL url() {
        try {
            return classes().toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path classes() {
        return folder.resolve("classes");
    }

    private List<Path> sources() throws IOException {
        try (Stream<Path> list = Files.list(folder.resolve("low"))) {
            return list.sorted().toList();
        }
    }
}
