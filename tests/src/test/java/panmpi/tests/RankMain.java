package panmpi.tests;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import mpi.MPI;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/**
 * What each rank of a job runs: every {@code @Test} of one case class, by name, on all ranks
 * together. The first failure of a rank ends the job; an aborted assumption, which must hold or not
 * hold on all ranks alike, skips the test.
 */
final class RankMain {
    private RankMain() {}

    /**
     * Runs the tests of a case class between {@code Init} and {@code Finalize}.
     *
     * @param args name of the case class.
     */
    public static void main(String[] args) throws ReflectiveOperationException {
        var caseName = MPI.Init(args)[0];
        var constructor = Class.forName(caseName).getDeclaredConstructor();
        constructor.setAccessible(true);
        var instance = constructor.newInstance();
        var tests = tests(instance.getClass());
        for (Method test : tests) {
            run(instance, test);
            // Without it a slow rank's messages could meet the next test's receives.
            MPI.COMM_WORLD.Barrier();
        }
        if (MPI.COMM_WORLD.Rank() == 0) {
            System.out.println("CASE OK " + tests.size() + " methods");
        }
        MPI.Finalize();
    }

    private static List<Method> tests(Class<?> type) {
        var tests =
                Arrays.stream(type.getDeclaredMethods())
                        .filter(method -> method.isAnnotationPresent(Test.class))
                        .sorted(Comparator.comparing(Method::getName))
                        .toList();
        if (tests.isEmpty()) {
            throw new AssertionError(type + " has no @Test method");
        }
        tests.forEach(test -> test.setAccessible(true));
        return tests;
    }

    private static void run(Object instance, Method test) throws IllegalAccessException {
        try {
            test.invoke(instance);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof TestAbortedException skip) {
                reportSkip(test, skip);
            } else {
                fail(test, e.getCause());
            }
        }
    }

    private static void reportSkip(Method test, TestAbortedException skip) {
        if (MPI.COMM_WORLD.Rank() == 0) {
            var reason = skip.getMessage().replaceFirst("^Assumption failed: ", "");
            System.out.println("CASE SKIP " + test.getName() + ": " + reason);
        }
    }

    private static void fail(Method test, Throwable cause) {
        var where = test.getDeclaringClass().getSimpleName() + "." + test.getName();
        var rank = MPI.COMM_WORLD.Rank() + " of " + MPI.COMM_WORLD.Size();
        throw new AssertionError("rank " + rank + ", " + where + ": " + cause, cause);
    }
}
