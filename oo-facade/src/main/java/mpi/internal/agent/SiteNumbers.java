package mpi.internal.agent;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.util.HashMap;
import java.util.Map;
import mpi.internal.strict.access.Sites;

/**
 * Registers the source lines of one method in {@link Sites}, which numbers them. The calls that the
 * agent adds pass the number of their line, by which a report finds file and line.
 */
final class SiteNumbers {

    private final String name;
    private final String method;
    private final String file;
    private final Map<Integer, Integer> numbers = new HashMap<>();

    SiteNumbers(ClassModel model, MethodModel method) {
        name = model.thisClass().asInternalName().replace('/', '.');
        this.method = method.methodName().stringValue();
        file =
                model.findAttribute(Attributes.sourceFile())
                        .map(source -> source.sourceFile().stringValue())
                        .orElse(null);
    }

    /** Returns the number of a line; {@code line} is -1 if the class file has no line numbers. */
    int of(int line) {
        return numbers.computeIfAbsent(
                line, l -> Sites.add(new StackTraceElement(name, method, file, l)));
    }
}
