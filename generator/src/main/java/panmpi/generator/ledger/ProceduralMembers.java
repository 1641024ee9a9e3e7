package panmpi.generator.ledger;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The members of the public classes of {@code mpi.c}, which have names of C.
 *
 * @param methods the methods
 * @param fields the constants
 */
public record ProceduralMembers(SortedSet<String> methods, SortedSet<String> fields) {

    /** Makes the sets unmodifiable. */
    public ProceduralMembers {
        methods = Collections.unmodifiableSortedSet(methods);
        fields = Collections.unmodifiableSortedSet(fields);
    }

    /** Reads package {@code mpi.c} under some source folders. */
    public static ProceduralMembers find(List<Path> sources) throws IOException {
        return of(Sources.read(sources, "mpi/c"));
    }

    /** Analyses parsed sources of package {@code mpi.c}. */
    static ProceduralMembers of(List<CompilationUnit> units) {
        SortedSet<String> methods = new TreeSet<>();
        SortedSet<String> fields = new TreeSet<>();
        for (CompilationUnit unit : units) {
            for (TypeDeclaration<?> type : unit.getTypes()) {
                type.getMethods().stream()
                        .filter(MethodDeclaration::isPublic)
                        .forEach(method -> methods.add(method.getNameAsString()));
                type.getFields().stream()
                        .filter(FieldDeclaration::isPublic)
                        .flatMap(field -> field.getVariables().stream())
                        .forEach(variable -> fields.add(variable.getNameAsString()));
            }
        }
        return new ProceduralMembers(methods, fields);
    }
}
