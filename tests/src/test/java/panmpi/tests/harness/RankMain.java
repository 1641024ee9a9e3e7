package panmpi.tests.harness;

import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import mpi.MPI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/**
 * What each rank of a job runs: the case classes one after the other, and of each every
 * {@code @Test} by name, on all ranks together. As under JUnit each test has an object of its own,
 * whose {@code @BeforeEach} and {@code @AfterEach} methods run around it. The first failure of a
 * rank ends the job; an aborted assumption, which must hold or not hold on all ranks alike, skips
 * the test.
 */
public final class RankMain {
    /**
     * Begins each line of this program's, one for each test among them: it shows that a job lives.
     */
    static final String SIGN_OF_LIFE = "CASE ";

    /** Begins the line that says that a case class is through. */
    static final String OK = "CASE OK ";

    /** Begins the line that says that a test was skipped. */
    static final String SKIP = "CASE SKIP ";

    private RankMain() {}

    /**
     * Runs the tests of case classes between one {@code Init} and one {@code Finalize}.
     *
     * @param args names of the case classes.
     */
    public static void main(String[] args) throws ReflectiveOperationException {
        var types = Arrays.stream(args).map(RankMain::named).toList();
        MPI.Init(args);
        for (Class<?> type : types) {
            run(type);
        }
        MPI.Finalize();
    }

    /** Not initialised: it may ask MPI for its rank then. */
    private static Class<?> named(String name) {
        try {
            return Class.forName(name, false, RankMain.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(
                    "no case class " + name + " is on the class path", e);
        }
    }

    private static void run(Class<?> type) throws ReflectiveOperationException {
        var constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        var tests = tests(type);
        for (Method test : tests) {
            long begin = System.nanoTime();
            var instance = constructor.newInstance();
            runBetween(instance, test);
            // Without it a slow rank's messages could meet the next test's receives.
            MPI.COMM_WORLD.Barrier();
            long millis = (System.nanoTime() - begin) / 1_000_000;
            report(SIGN_OF_LIFE + "RAN " + name(instance, test) + " in " + millis + " ms");
        }
        report(OK + type.getSimpleName() + " " + tests.size() + " methods");
    }

    private static List<Method> tests(Class<?> type) {
        var tests = methods(type, Test.class);
        if (tests.isEmpty()) {
            throw new AssertionError(type + " has no @Test method");
        }
        return tests;
    }

    private static List<Method> methods(Class<?> type, Class<? extends Annotation> annotation) {
        var methods =
                Stream.<Class<?>>iterate(type, Objects::nonNull, Class::getSuperclass)
                        .flatMap(each -> Arrays.stream(each.getDeclaredMethods()))
                        .filter(method -> method.isAnnotationPresent(annotation))
                        .sorted(Comparator.comparing(Method::getName))
                        .toList();
        methods.forEach(method -> method.setAccessible(true));
        return methods;
    }

    /** A test that fails on one rank ends the job, so that nothing is to come after it. */
    private static void runBetween(Object instance, Method test) throws IllegalAccessException {
        for (Method before : methods(instance.getClass(), BeforeEach.class)) {
            run(instance, before);
        }
        run(instance, test);
        for (Method after : methods(instance.getClass(), AfterEach.class)) {
            run(instance, after);
        }
    }

    private static void run(Object instance, Method test) throws IllegalAccessException {
        try {
            test.invoke(instance);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof TestAbortedException skip) {
                reportSkip(instance, test, skip);
            } else {
                fail(instance, test, e.getCause());
            }
        }
    }

    private static void reportSkip(Object instance, Method test, TestAbortedException skip) {
        report(
                SKIP
                        + name(instance, test)
                        + ": "
                        + skip.getMessage().replaceFirst("^Assumption failed: ", ""));
    }

    private static void report(String line) {
        if (MPI.COMM_WORLD.Rank() == 0) {
            System.out.println(line);
        }
    }

    private static void fail(Object instance, Method test, Throwable cause) {
        var rank = MPI.COMM_WORLD.Rank() + " of " + MPI.COMM_WORLD.Size();
        throw new AssertionError(
                "rank " + rank + ", " + name(instance, test) + ": " + cause, cause);
    }

    private static String name(Object instance, Method test) {
        return instance.getClass().getSimpleName() + "." + test.getName();
    }
}
