package panmpi.bench.papers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import panmpi.bench.results.Result;

/**
 * A style in which each program of CCJ's paper is written: in C, or in Java with arrays, with
 * objects, with the methods of mpiJava, or with CCJ.
 *
 * @param name name in tables.
 * @param suffix end of the names of the classes in this style; empty for C.
 */
record PaperStyle(String name, String suffix) {
    static final PaperStyle C = new PaperStyle(Result.REFERENCE, "");

    /** The styles in Java. */
    static final List<PaperStyle> JAVA =
            List.of(
                    new PaperStyle("arrays", "ByArrays"),
                    new PaperStyle("mpiJava", "ByMpiJava"),
                    new PaperStyle("objects", "ByObjects"),
                    new PaperStyle("CCJ", "ByCcj"));

    private static final String PACKAGE = "panmpi.bench.apps.";
    private static final String SOURCES = "tests/bench/src/main/java/panmpi/bench/apps";
    private static final String C_SOURCES = "tests/bench/c/apps";

    /** {@return the name of the class with the main method of program {@code app} in this style} */
    String main(String app) {
        return PACKAGE + className(app) + suffix;
    }

    /**
     * {@return the numbers of lines of program {@code app} in this style. In Java, the file of the
     * algorithm is not counted, since all styles share it}
     */
    CodeLines lines(String app) throws IOException {
        return CodeLines.of(
                suffix.isEmpty()
                        ? Path.of(C_SOURCES, app + ".c")
                        : Path.of(SOURCES, className(app) + suffix + ".java"));
    }

    /**
     * {@return the number of lines of the Java class with the algorithm of program {@code app},
     * which all styles share}
     */
    static int algorithm(String app) throws IOException {
        return CodeLines.of(Path.of(SOURCES, className(app) + ".java")).others();
    }

    private static String className(String app) {
        return Character.toUpperCase(app.charAt(0)) + app.substring(1);
    }
}
