package mpi.junit.rank;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.junit.jupiter.api.TestTemplate;
import org.junit.platform.commons.support.AnnotationSupport;

/** Recognizes methods that are tests because of one annotation only. */
public final class SimpleTests {

    private SimpleTests() {}

    /**
     * Tests whether a method has the annotation {@code only}, and no other annotation that makes it
     * a test template.
     */
    public static boolean has(Method method, Class<? extends Annotation> only) {
        return AnnotationSupport.isAnnotated(method, only)
                && Arrays.stream(method.getAnnotations())
                        .map(Annotation::annotationType)
                        .filter(type -> type != only && !AnnotationSupport.isAnnotated(type, only))
                        .noneMatch(type -> AnnotationSupport.isAnnotated(type, TestTemplate.class));
    }
}
