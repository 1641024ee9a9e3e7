package panmpi.generator.ledger;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.PackageDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The classes of package {@code mpi} and of its internal packages, with the names under which users
 * see them. Internal packages are not exported.
 */
final class FacadeTypes {

    /**
     * A class; {@code label} is its name with those of its outer classes, {@code open} tells
     * whether users can refer to it, {@code parent} is the name of the class that it extends, or
     * empty.
     */
    private record Type(TypeDeclaration<?> source, String label, boolean open, String parent) {}

    private final Map<String, Type> types = new LinkedHashMap<>();
    private final Map<String, Optional<String>> shown = new HashMap<>();

    FacadeTypes(List<CompilationUnit> units) {
        for (CompilationUnit unit : units) {
            boolean exported = isExported(unit);
            unit.getTypes().forEach(type -> add(type, "", exported));
        }
    }

    private static boolean isExported(CompilationUnit unit) {
        return unit.getPackageDeclaration()
                .map(PackageDeclaration::getNameAsString)
                .filter(Sources.FACADE::equals)
                .isPresent();
    }

    private void add(TypeDeclaration<?> type, String outer, boolean outerOpen) {
        String label = outer + type.getNameAsString();
        boolean open = outerOpen && type.isPublic();
        types.put(label, new Type(type, label, open, parent(type)));
        type.getMembers().stream()
                .filter(TypeDeclaration.class::isInstance)
                .forEach(inner -> add((TypeDeclaration<?>) inner, label + ".", open));
    }

    private static String parent(TypeDeclaration<?> type) {
        return type instanceof ClassOrInterfaceDeclaration c && !c.isInterface()
                ? c.getExtendedTypes().stream().findFirst().map(t -> t.asString()).orElse("")
                : "";
    }

    Map<String, TypeDeclaration<?>> sources() {
        Map<String, TypeDeclaration<?>> sources = new LinkedHashMap<>();
        types.forEach((label, type) -> sources.put(label, type.source()));
        return sources;
    }

    /**
     * Returns the class in which users see the members of a class: the class itself or, for a
     * package-private superclass, the public class that extends it. Empty if users do not see them.
     */
    Optional<String> shown(String label) {
        Optional<String> known = shown.get(label);
        if (known == null) {
            known = findShown(label);
            shown.put(label, known);
        }
        return known;
    }

    private Optional<String> findShown(String label) {
        Type type = types.get(label);
        if (type.open()) {
            return Optional.of(label);
        }
        return types.values().stream()
                .filter(heir -> heir.parent().equals(label))
                .map(Type::label)
                .sorted()
                .flatMap(heir -> shown(heir).stream())
                .findFirst();
    }

    /**
     * Returns the names of a class and of its superclasses, as far as they are among these classes.
     */
    List<String> ancestry(String label) {
        List<String> line = new ArrayList<>();
        for (String at = label; types.containsKey(at); at = types.get(at).parent()) {
            line.add(at);
        }
        return line;
    }
}
