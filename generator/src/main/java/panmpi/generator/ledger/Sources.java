package panmpi.generator.ledger;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseProblemException;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Parses the Java sources of one package in several source folders, for the ledger. */
final class Sources {

    private static final List<String> INTERNAL_PACKAGES =
            List.of("job", "memory", "staging", "trace", "call", "types", "objects");

    /** Name of the package that users import, and of the folder that has its sources. */
    static final String FACADE = "mpi";

    private Sources() {}

    /** Reads the facade and its internal packages, which have the facade's helper classes. */
    static List<CompilationUnit> facade(List<Path> roots) throws IOException {
        List<CompilationUnit> units = new ArrayList<>(read(roots, FACADE));
        for (String internal : INTERNAL_PACKAGES) {
            units.addAll(read(roots, FACADE + "/internal/" + internal));
        }
        return units;
    }

    /**
     * Reads the files of a package under each of some source folders, in the order of their names.
     */
    static List<CompilationUnit> read(List<Path> roots, String packageFolder) throws IOException {
        JavaParser parser =
                new JavaParser(
                        new ParserConfiguration()
                                .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_25));
        List<CompilationUnit> units = new ArrayList<>();
        for (Path file : files(roots, packageFolder)) {
            ParseResult<CompilationUnit> parsed = parser.parse(file);
            if (!parsed.isSuccessful()) {
                throw new ParseProblemException(parsed.getProblems());
            }
            units.add(parsed.getResult().orElseThrow());
        }
        return units;
    }

    private static List<Path> files(List<Path> roots, String packageFolder) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path root : roots) {
            Path folder = root.resolve(packageFolder);
            if (Files.isDirectory(folder)) {
                try (Stream<Path> list = Files.list(folder)) {
                    list.filter(f -> f.toString().endsWith(".java")).sorted().forEach(files::add);
                }
            }
        }
        return files;
    }
}
