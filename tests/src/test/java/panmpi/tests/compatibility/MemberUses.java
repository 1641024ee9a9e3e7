package panmpi.tests.compatibility;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import panmpi.tests.harness.Setup;

/**
 * Generates and compiles a program that uses each member of an API once, each in a line of its own,
 * to find the members that panmpi lacks.
 */
final class MemberUses {

    private static final Pattern MEMBER =
            Pattern.compile(
                    "(?<owner>[\\w.]+) (?<kind>static |new |super |extends |implements |)(?<type>[\\w.\\[\\]]+ |)(?<name>[\\w.]+)(?<types>\\(.*\\))?");
    private static final List<String> HEAD =
            List.of("import java.nio.*;", "import mpi.*;", "final class Uses {");

    private static final Path SECOND_JAR = Setup.root().resolve("build/lib/panmpi-openmpi.jar");

    private final List<String> members;

    MemberUses(List<String> members) {
        this.members = List.copyOf(members);
    }

    /** Returns the members whose use does not compile. */
    List<String> failing(Path folder) throws IOException {
        List<String> program = new ArrayList<>(HEAD);
        for (int i = 0; i < members.size(); i++) {
            program.add(use(members.get(i), i));
        }
        program.add("}");
        Path source = Files.write(folder.resolve("Uses.java"), program);
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        List<String> options =
                List.of(
                        "-proc:none",
                        "-Xmaxerrs",
                        "9999",
                        "--should-stop=ifError=FLOW",
                        "-classpath",
                        System.getProperty("java.class.path") + File.pathSeparator + SECOND_JAR,
                        "-d",
                        folder.toString());
        try (StandardJavaFileManager files = javac.getStandardFileManager(found, null, null)) {
            javac.getTask(null, files, found, options, null, files.getJavaFileObjects(source))
                    .call();
        }
        return found.getDiagnostics().stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                .map(d -> members.get((int) d.getLineNumber() - HEAD.size() - 1))
                .distinct()
                .toList();
    }

    /**
     * Returns the source of a method that uses a member: it calls the member on its first
     * parameter, with its other parameters as arguments.
     */
    private static String use(String member, int number) {
        Matcher m = MEMBER.matcher(member);
        if (!m.matches()) {
            throw new IllegalArgumentException(member);
        }
        String owner = m.group("owner");
        String name = m.group("name");
        String type = m.group("type").strip();
        return switch (m.group("kind").strip()) {
            case "extends", "implements" ->
                    "static %s m%d(%s self) { return self; }".formatted(name, number, owner);
            case "new" -> made(owner, m.group("types"), number);
            case "super" -> extended(owner, m.group("types"), number);
            case "static" -> called(owner, "", type, name, m.group("types"), number);
            default -> called("self", owner + " self", type, name, m.group("types"), number);
        };
    }

    private static String made(String owner, String types, int number) {
        List<String> given = parameters(types);
        String made =
                isInner(owner)
                        ? "p0.new " + owner.replaceFirst(".*\\.", "") + "()"
                        : "new " + owner + "(" + passed(given.size()) + ")";
        return "static %s m%d(%s) { return %s; }"
                .formatted(owner, number, declared("", given), made);
    }

    /** Returns the source of a subclass that calls a constructor of its abstract superclass. */
    private static String extended(String owner, String types, int number) {
        List<String> given = parameters(types);
        String call = isInner(owner) ? "p0.super()" : "super(" + passed(given.size()) + ")";
        return "abstract static class M%d extends %s { M%d(%s) { %s; } }"
                .formatted(number, owner, number, declared("", given), call);
    }

    /** Returns true for an inner class, whose constructors take an object of the outer class. */
    private static boolean isInner(String owner) {
        return owner.contains(".");
    }

    private static String called(
            String on, String self, String type, String name, String types, int number) {
        List<String> given = types == null ? List.of() : parameters(types);
        String use = on + "." + name + (types == null ? "" : "(" + passed(given.size()) + ")");
        return "static %s m%d(%s) throws Exception { %s%s; }"
                .formatted(
                        type,
                        number,
                        declared(self, given),
                        type.equals("void") ? "" : "return ",
                        use);
    }

    private static List<String> parameters(String types) {
        String inside = types.substring(1, types.length() - 1);
        return inside.isEmpty() ? List.of() : List.of(inside.split(","));
    }

    private static String declared(String self, List<String> types) {
        List<String> all = new ArrayList<>();
        if (!self.isEmpty()) {
            all.add(self);
        }
        for (int i = 0; i < types.size(); i++) {
            all.add(types.get(i) + " p" + i);
        }
        return String.join(", ", all);
    }

    private static String passed(int count) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add("p" + i);
        }
        return String.join(", ", all);
    }
}
