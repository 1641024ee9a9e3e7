package panmpi.tests.versions;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Class loader with the classes of the sender or of the receiver, compiled in memory. */
final class Classes extends ClassLoader {
    private static final Pattern NAME = Pattern.compile("(?:class|record|enum|interface) (\\w+)");

    private final Map<String, byte[]> compiled = new HashMap<>();

    /**
     * Compiles types as public types of the package {@code changed}. Each text is the declaration
     * of one type without the word {@code public}.
     */
    Classes(List<String> types) {
        super(Classes.class.getClassLoader());
        var sources = types.stream().map(Classes::source).toList();
        var javac = ToolProvider.getSystemJavaCompiler();
        var files = new Memory(javac.getStandardFileManager(null, null, null));
        var options = List.of("-classpath", "");
        if (!javac.getTask(null, files, null, options, null, sources).call()) {
            throw new AssertionError("does not compile: " + types);
        }
        files.classes.forEach((name, bytes) -> compiled.put(name, bytes.toByteArray()));
    }

    /** Removes a class. */
    void remove(String name) {
        if (compiled.remove("changed." + name) == null) {
            throw new AssertionError("there was no class " + name);
        }
    }

    /** Replaces classes by the classes with the same names in another loader. */
    void replace(Classes others) {
        compiled.putAll(others.compiled);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = compiled.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    /** Returns the result of {@code Maker.make()} of this loader. */
    Object make() throws Exception {
        return loadClass("changed.Maker").getMethod("make").invoke(null);
    }

    /** Runs work with this loader as the context class loader of the thread. */
    <T> T here(Callable<T> work) throws Exception {
        var thread = Thread.currentThread();
        var before = thread.getContextClassLoader();
        thread.setContextClassLoader(this);
        try {
            return work.call();
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static JavaFileObject source(String type) {
        var name = NAME.matcher(type);
        if (!name.find()) {
            throw new AssertionError("declares no type: " + type);
        }
        var text = "package changed; import java.io.*; public " + type;
        var uri = URI.create("memory:///changed/" + name.group(1) + ".java");
        return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return text;
            }
        };
    }

    /** File manager that keeps the compiler's output in memory. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

        Memory(JavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            var bytes = classes.computeIfAbsent(name, _ -> new ByteArrayOutputStream());
            return new SimpleJavaFileObject(URI.create("memory:///" + name), kind) {
                @Override
                public OutputStream openOutputStream() throws IOException {
                    return bytes;
                }
            };
        }
    }
}
