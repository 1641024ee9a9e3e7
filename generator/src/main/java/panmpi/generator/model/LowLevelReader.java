package panmpi.generator.model;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.nodeTypes.NodeWithJavadoc;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reads low-level Java, the source that jextract or the built-in producer generates from a header.
 * Only this class and {@link LayoutReader} depend on the form of that code.
 *
 * <p>The facts come from the C declaration that the Javadoc of each member quotes in {@code
 * {@snippet lang=c : ...}}. Only the Java type by which a value is passed comes from the member
 * itself.
 */
final class LowLevelReader {

    private static final String SNIPPET = "{@snippet lang=c :";

    final SortedMap<String, Function> functions = new TreeMap<>();
    final SortedMap<String, Constant> constants = new TreeMap<>();
    final SortedMap<String, Typedef> typedefs = new TreeMap<>();
    final SortedMap<String, Callback> callbacks = new TreeMap<>();
    final SortedMap<String, StructLayout> structs = new TreeMap<>();
    final SortedMap<String, List<String>> carriers = new TreeMap<>();
    final List<String> unreadable = new ArrayList<>();
    private final Map<String, String> aliases = new HashMap<>();
    private final Map<String, Variable> variables = new HashMap<>();

    /** Reads every Java file below a folder. */
    static LowLevelReader read(Path folder) throws IOException {
        LowLevelReader reader = new LowLevelReader();
        JavaParser parser =
                new JavaParser(
                        new ParserConfiguration()
                                .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_21));
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(p -> p.toString().endsWith(".java")).sorted().toList();
        }
        for (Path file : files) {
            ParseResult<CompilationUnit> result = parser.parse(file);
            CompilationUnit unit =
                    result.getResult()
                            .filter(u -> result.isSuccessful())
                            .orElseThrow(() -> new IOException(file + ": " + result.getProblems()));
            unit.findFirst(ClassOrInterfaceDeclaration.class)
                    .ifPresent(type -> reader.attempt(() -> reader.topLevel(type)));
        }
        reader.resolveAliases();
        reader.variables.forEach(
                (name, variable) ->
                        variable.constant(name, reader.typedefs)
                                .ifPresent(c -> reader.constants.put(name, c)));
        return reader;
    }

    /**
     * Runs {@code reading}, which reads one declaration; if that fails, adds the reason to {@code
     * unreadable}.
     */
    void attempt(Runnable reading) {
        try {
            reading.run();
        } catch (IllegalArgumentException e) {
            unreadable.add(e.getMessage());
        }
    }

    private void topLevel(ClassOrInterfaceDeclaration type) {
        String snippet = snippet(type).orElse("");
        Optional<FieldDeclaration> layout = type.getFieldByName("$LAYOUT");
        if (layout.isPresent()) {
            structs.put(
                    type.getNameAsString(),
                    LayoutReader.read(type.getNameAsString(), layout.get()));
        } else if (snippet.startsWith("typedef") && snippet.contains("(")) {
            Function shape = Prototypes.functionType(snippet);
            callbacks.put(shape.name(), new Callback(shape.name(), shape));
        } else if (snippet.startsWith("typedef")) {
            type.getExtendedTypes()
                    .forEach(t -> aliases.put(type.getNameAsString(), t.getNameAsString()));
        } else {
            type.getMembers().forEach(member -> attempt(() -> member(member)));
        }
    }

    private void resolveAliases() {
        aliases.forEach(
                (alias, struct) -> {
                    StructLayout layout = structs.get(struct);
                    if (layout != null) {
                        structs.put(alias, new StructLayout(alias, layout.size(), layout.fields()));
                    }
                });
    }

    private void member(BodyDeclaration<?> member) {
        switch (member) {
            case MethodDeclaration method when isValue(method) ->
                    snippet(method).ifPresent(text -> method(method, text));
            case FieldDeclaration field ->
                    snippet(field)
                            .filter(t -> t.startsWith("typedef"))
                            .ifPresent(text -> typedef(field, text));
            case ClassOrInterfaceDeclaration type ->
                    snippet(type).filter(t -> t.contains("(")).ifPresent(text -> function(text));
            default -> {}
        }
    }

    /**
     * Tests whether a method is the getter of a constant or the call of a function. Low-level Java
     * also has helper methods named {@code name$aspect}, and setters.
     */
    private static boolean isValue(MethodDeclaration method) {
        return method.isPublic()
                && !method.getNameAsString().contains("$")
                && !(method.getType().isVoidType()
                        && method.getJavadocComment()
                                .map(c -> c.getContent().contains("Setter for"))
                                .orElse(false));
    }

    private void method(MethodDeclaration method, String text) {
        String name = method.getNameAsString();
        String type = method.getTypeAsString();
        if (text.startsWith("#define ")) {
            constant(name, type, text.substring("#define ".length() + name.length()).strip());
        } else if (text.startsWith("enum ")) {
            constant(name, type, text.substring(text.lastIndexOf('=') + 1).strip());
        } else if (text.startsWith("extern ") && !text.contains("(")) {
            variables.put(name, new Variable(Prototypes.variable(text).type(), type));
        } else {
            Function f = function(text);
            carriers.put(
                    f.name(),
                    method.getParameters().stream().map(p -> p.getTypeAsString()).toList());
        }
    }

    private Function function(String text) {
        Function f = Prototypes.function(text);
        functions.put(f.name(), f);
        return f;
    }

    private void constant(String name, String javaType, String value) {
        String type =
                switch (javaType) {
                    case "MemorySegment" -> value.startsWith("\"") ? "string" : "pointer";
                    case "double", "float" -> "double";
                    case "long" -> "long";
                    default -> "int";
                };
        String plain = value.replaceFirst("^\\(void\\*\\)\\s*", "").replaceAll("^\"|\"$", "");
        constants.put(name, new Constant(name, type, Constant.Source.LITERAL, plain));
    }

    private void typedef(FieldDeclaration field, String text) {
        Param declared = Prototypes.variable(text.replaceFirst("^typedef\\s+", ""));
        String carrier =
                switch (field.getElementType().asString()) {
                    case "AddressLayout" -> "pointer";
                    case "OfLong" -> "long";
                    case "OfDouble" -> "double";
                    case "OfInt" -> "int";
                    default ->
                            throw new IllegalArgumentException(
                                    "a snapshot has no type for '" + text + "'");
                };
        String name = declared.name();
        typedefs.put(name, new Typedef(name, carrier, declared.type().toString()));
    }

    /** Returns the first line of C that a member's Javadoc quotes. */
    private static Optional<String> snippet(NodeWithJavadoc<?> node) {
        return node.getJavadocComment()
                .flatMap(
                        comment -> {
                            String content = comment.getContent();
                            int start = content.indexOf(SNIPPET);
                            return start < 0
                                    ? Optional.empty()
                                    : content.substring(start + SNIPPET.length())
                                            .lines()
                                            .map(l -> l.replaceFirst("^\\s*\\*?\\s*", "").strip())
                                            .filter(l -> !l.isEmpty() && !l.equals("}"))
                                            .findFirst();
                        });
    }
}
