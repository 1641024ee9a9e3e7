package panmpi.generator.ledger;

import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Record of the body of a method or constructor, by which {@link FacadeMembers} finds the functions
 * that the member calls.
 *
 * @param type the class that declares the member
 * @param name its name, {@code <init>} for a constructor
 * @param open whether its own modifiers let users call it
 * @param calls functions of the procedural binding that it calls or refers to
 * @param texts its string literals: {@code Frame.open("MPI_Send")} names the function of the call
 * @param helpers the other methods that it calls: {@code name} in its own class, {@code Type.name}
 *     elsewhere
 */
record Body(
        String type,
        String name,
        boolean open,
        Set<String> calls,
        Set<String> texts,
        Set<String> helpers) {

    private static final String PROCEDURAL = "Mpi";
    private static final String CONSTRUCTOR = "<init>";

    static Body of(String type, boolean isInterface, CallableDeclaration<?> declaration) {
        Set<String> calls = new TreeSet<>();
        Set<String> texts = new TreeSet<>();
        Set<String> helpers = new TreeSet<>();
        for (MethodReferenceExpr reference : declaration.findAll(MethodReferenceExpr.class)) {
            note(reference.getScope(), reference.getIdentifier(), calls, helpers);
        }
        for (MethodCallExpr call : declaration.findAll(MethodCallExpr.class)) {
            if (call.getScope().isEmpty()) {
                helpers.add(call.getNameAsString());
            } else {
                note(call.getScope().get(), call.getNameAsString(), calls, helpers);
            }
        }
        if (!declaration.findAll(ExplicitConstructorInvocationStmt.class).isEmpty()) {
            helpers.add(CONSTRUCTOR);
        }
        declaration.findAll(StringLiteralExpr.class).forEach(text -> texts.add(text.asString()));
        boolean constructor = declaration instanceof ConstructorDeclaration;
        return new Body(
                type,
                constructor ? CONSTRUCTOR : declaration.getNameAsString(),
                declaration.isPublic() || isInterface && !declaration.isPrivate(),
                calls,
                texts,
                helpers);
    }

    private static void note(
            Expression scope, String name, Set<String> calls, Set<String> helpers) {
        String where = scope.toString();
        if (where.equals(PROCEDURAL)) {
            calls.add(name);
        } else if (where.equals("this") || where.equals("super")) {
            helpers.add(name);
        } else if (where.matches("[A-Z]\\w*")) {
            helpers.add(where + "." + name);
        }
    }

    /** Returns the name by which users refer to this member of a class. */
    String label(String shown) {
        return name.equals(CONSTRUCTOR) ? "new " + shown : shown + "." + name;
    }
}
