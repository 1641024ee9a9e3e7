package panmpi.generator.ledger;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.PackageDeclaration;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The parsed hand-written sources, in which the ledger finds members of the binding.
 *
 * @param facade the sources of package {@code mpi}
 * @param procedural the sources of package {@code mpi.c}
 */
public record HandWritten(List<CompilationUnit> facade, List<CompilationUnit> procedural) {

    /** Copies the lists, so that the caller cannot change this record later. */
    public HandWritten {
        facade = List.copyOf(facade);
        procedural = List.copyOf(procedural);
    }

    /** Reads source folders. */
    public static HandWritten read(List<Path> roots) {
        try {
            return new HandWritten(Sources.facade(roots), Sources.read(roots, "mpi/c"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Finds the members of the facade in the hand-written sources and in the generated sources
     * {@code made}.
     */
    public FacadeMembers members(List<CompilationUnit> made) {
        return FacadeMembers.of(with("mpi", made, facade));
    }

    /**
     * Finds the camelCase methods in the hand-written sources and in the generated sources {@code
     * made}.
     */
    public FacadeAliases aliases(List<CompilationUnit> made) {
        return FacadeAliases.of(with("mpi", made, facade));
    }

    /**
     * Finds the members of the procedural binding in the hand-written sources and in the generated
     * sources {@code made}.
     */
    public ProceduralMembers procedural(List<CompilationUnit> made) {
        return ProceduralMembers.of(with("mpi.c", made, procedural));
    }

    private static List<CompilationUnit> with(
            String name, List<CompilationUnit> made, List<CompilationUnit> handWritten) {
        List<CompilationUnit> all = new ArrayList<>();
        made.stream()
                .filter(
                        u ->
                                u.getPackageDeclaration()
                                        .map(PackageDeclaration::getNameAsString)
                                        .filter(name::equals)
                                        .isPresent())
                .forEach(all::add);
        all.addAll(handWritten);
        return all;
    }
}
