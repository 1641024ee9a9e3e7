package panmpi.generator.emit;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles emitted sources as strictly as the build does. */
final class Compile {

    private Compile() {}

    /** Returns the compiler's messages; empty if there are none. */
    static String errors(List<Path> sources, Path classes) throws IOException {
        Files.createDirectories(classes);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter out = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled =
                    compiler.getTask(
                                    out,
                                    files,
                                    null,
                                    List.of("-Xlint:all", "-Werror", "-d", classes.toString()),
                                    null,
                                    files.getJavaFileObjectsFromPaths(sources))
                            .call();
            return compiled ? "" : "compilation failed:\n" + out;
        }
    }
}
