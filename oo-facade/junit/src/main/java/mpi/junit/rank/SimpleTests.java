package mpi.junit.rank;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.TestTemplate;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Recognizes test methods that have exactly one invocation, since {@code @MpiTest} alone makes them
 * tests. JUnit treats such a method as a template, a container with one test in it, but a report
 * shall show it as one test.
 */
public final class SimpleTests {

    private SimpleTests() {}

    /**
     * Tests whether a method has the annotation {@code only}, and no further annotation that makes
     * the method a test template, such as {@code @ParameterizedTest}.
     */
    public static boolean has(Method method, Class<? extends Annotation> only) {
        return AnnotationSupport.isAnnotated(method, only)
                && Arrays.stream(method.getAnnotations())
                        .map(Annotation::annotationType)
                        .filter(type -> type != only && !AnnotationSupport.isAnnotated(type, only))
                        .noneMatch(type -> AnnotationSupport.isAnnotated(type, TestTemplate.class));
    }
}
