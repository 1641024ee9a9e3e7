package panmpi.generator.ledger;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Finds the facade's constants and its interfaces for callbacks in the Java sources, by the names
 * in C that they stand for.
 */
final class FacadeFields {

    private static final Pattern C_NAME = Pattern.compile("\\bMPIX?_\\w+");

    private FacadeFields() {}

    /**
     * Finds the public constants by the name of the procedural constant that they are made from;
     * the name is empty for constants that are made from no procedural constant.
     */
    static SortedMap<String, SortedSet<String>> find(FacadeTypes types) {
        SortedMap<String, SortedSet<String>> found = new TreeMap<>();
        types.sources()
                .forEach(
                        (label, type) ->
                                types.shown(label).ifPresent(shown -> add(shown, type, found)));
        return found;
    }

    private static void add(
            String shown, TypeDeclaration<?> type, SortedMap<String, SortedSet<String>> found) {
        for (FieldDeclaration field : type.getFields()) {
            if (field.isPublic() && field.isStatic()) {
                for (VariableDeclarator variable : field.getVariables()) {
                    String member = shown + "." + variable.getNameAsString();
                    List<String> constants = constants(variable);
                    constants.forEach(constant -> FacadeMembers.add(found, constant, member));
                    if (constants.isEmpty()) {
                        FacadeMembers.add(found, "", member);
                    }
                }
            }
        }
    }

    private static List<String> constants(VariableDeclarator variable) {
        return variable.findAll(FieldAccessExpr.class).stream()
                .filter(access -> access.getScope().toString().equals("Mpi"))
                .map(FieldAccessExpr::getNameAsString)
                .toList();
    }

    /** Finds the public interfaces by each name of C in their Javadoc. */
    static SortedMap<String, SortedSet<String>> callbacks(FacadeTypes types) {
        SortedMap<String, SortedSet<String>> found = new TreeMap<>();
        types.sources()
                .forEach(
                        (label, type) -> {
                            if (type instanceof ClassOrInterfaceDeclaration c
                                    && c.isInterface()
                                    && types.shown(label).isPresent()) {
                                names(c).forEach(name -> FacadeMembers.add(found, name, label));
                            }
                        });
        return found;
    }

    private static List<String> names(ClassOrInterfaceDeclaration type) {
        String text = type.getComment().map(comment -> comment.getContent()).orElse("");
        return C_NAME.matcher(text).results().map(MatchResult::group).toList();
    }
}
