package mpi.internal.agent;

import java.lang.classfile.Attributes;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.util.HashMap;
import java.util.Map;
import mpi.internal.strict.access.Sites;

/** Numbers of the lines of a method. */
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

    /** Number of a line; it may be -1 for one that is not known. */
    int of(int line) {
        return numbers.computeIfAbsent(
                line, l -> Sites.add(new StackTraceElement(name, method, file, l)));
    }
}
