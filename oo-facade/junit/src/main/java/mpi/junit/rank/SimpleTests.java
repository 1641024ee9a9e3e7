package mpi.junit.rank;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.TestTemplate;
import org.junit.platform.commons.support.AnnotationSupport;

/** Recognizes methods that are tests by a single annotation. */
public final class SimpleTests {

    private SimpleTests() {}

    /**
     * Tests whether a method has an annotation, and no other one that makes it a template of tests.
     */
    public static boolean has(Method method, Class<? extends Annotation> only) {
        return AnnotationSupport.isAnnotated(method, only)
                && Arrays.stream(method.getAnnotations())
                        .map(Annotation::annotationType)
                        .filter(type -> type != only && !AnnotationSupport.isAnnotated(type, only))
                        .noneMatch(type -> AnnotationSupport.isAnnotated(type, TestTemplate.class));
    }
}
