package mpi.junit.engine;

import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import mpi.junit.MpiTest;
import mpi.junit.job.JobSpec;
import mpi.junit.rank.SimpleTests;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestDescriptor.Type;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/**
 * Distributes the MPI tests that Jupiter finds to jobs: tests with the same requirements share a
 * job. The result is a tree of test descriptors for each job, which the engine then runs.
 */
final class JobPlan {

    private static final String CLASS_TEMPLATE = "class-template";

    private final Map<JobSpec, JobTests> jobs = new TreeMap<>();
    private final UniqueId engine;
    private final JupiterTests jupiter;

    JobPlan(UniqueId engine, JupiterTests jupiter) {
        this.engine = engine;
        this.jupiter = jupiter;
    }

    /** Adds the jobs of all tests to the descriptor of the engine. */
    void addTo(TestDescriptor root) {
        visit(jupiter.discover(), new ArrayList<>());
        jobs.values().forEach(root::addChild);
    }

    private void visit(TestDescriptor test, List<TestDescriptor> path) {
        if (!test.isRoot()) {
            path.add(test);
        }
        test.getChildren().forEach(child -> visit(child, path));
        if (!test.isRoot()) {
            if (test.getChildren().isEmpty()) {
                TestSpec.of(elements(path)).ifPresent(spec -> add(path, spec));
            }
            path.removeLast();
        }
    }

    /**
     * Returns the Java elements of a path of test descriptors that begins with the outermost class:
     * the method and the classes around it, the innermost first.
     */
    static List<AnnotatedElement> elements(List<TestDescriptor> path) {
        List<AnnotatedElement> elements = new ArrayList<>();
        for (TestDescriptor test : path.reversed()) {
            Optional<TestSource> source = test.getSource();
            if (source.orElse(null) instanceof MethodSource method) {
                elements.add(method.getJavaMethod());
            } else if (source.orElse(null) instanceof ClassSource type) {
                elements.add(type.getJavaClass());
            }
        }
        return elements;
    }

    private void add(List<TestDescriptor> path, TestSpec spec) {
        for (JobSpec job : spec.jobs()) {
            UniqueId id = new JobTests(engine, job).getUniqueId();
            List<String> selection = jupiter.selection(id, path.getLast().getUniqueId());
            if (selection.isEmpty()) {
                continue;
            }
            TestDescriptor at = jobs.computeIfAbsent(job, each -> new JobTests(engine, each));
            for (TestDescriptor test : path) {
                at = child(at, test);
                if (isClassTemplate(test)) {
                    break;
                }
            }
            RankTest last = (RankTest) at;
            selection.forEach(each -> last.select(each, spec.timeout()));
        }
    }

    private static TestDescriptor child(TestDescriptor parent, TestDescriptor test) {
        UniqueId id = parent.getUniqueId().append(test.getUniqueId().getLastSegment());
        for (TestDescriptor child : parent.getChildren()) {
            if (child.getUniqueId().equals(id)) {
                return child;
            }
        }
        boolean isSimple =
                test.getSource().orElse(null) instanceof MethodSource method
                        && SimpleTests.has(method.getJavaMethod(), MpiTest.class);
        boolean mayGrow = test.mayRegisterTests() || isClassTemplate(test);
        RankTest child =
                new RankTest(id, test, isSimple ? Type.TEST : test.getType(), mayGrow && !isSimple);
        parent.addChild(child);
        return child;
    }

    /**
     * Returns true for a class template of JUnit. Ranks find the tests of a class template anew for
     * each invocation of the template.
     */
    private static boolean isClassTemplate(TestDescriptor test) {
        return test.getUniqueId().getLastSegment().getType().equals(CLASS_TEMPLATE);
    }
}
