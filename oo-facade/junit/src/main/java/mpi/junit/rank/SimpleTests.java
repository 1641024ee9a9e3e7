package mpi.junit.rank;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.TestTemplate;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Recognizes test methods that have one invocation, since only one annotation makes them a test:
 * with {@code @MpiTest} alone, a report shows one test and not a container with a test in it.
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
