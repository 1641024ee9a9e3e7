package mpi.junit.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.launcher.PostDiscoveryFilter;

/**
 * Filter that keeps Jupiter from running MPI tests in this JVM, if {@link MpiTestEngine} runs them
 * on ranks.
 */
public final class OnRanksOnly implements PostDiscoveryFilter {

    @Override
    public FilterResult apply(TestDescriptor test) {
        return FilterResult.includedIf(
                !isOfJupiter(test) || !MpiTestEngine.isInUse() || !isMpiTest(test));
    }

    private static boolean isOfJupiter(TestDescriptor test) {
        return test.getUniqueId().getEngineId().equals(Optional.of(JupiterTests.ENGINE));
    }

    private static boolean isMpiTest(TestDescriptor test) {
        if (!test.getChildren().isEmpty()) {
            return false;
        }
        List<TestDescriptor> path = new ArrayList<>();
        for (TestDescriptor at = test; !at.isRoot(); at = at.getParent().orElseThrow()) {
            path.addFirst(at);
        }
        try {
            return TestSpec.of(JobPlan.elements(path)).isPresent();
        } catch (IllegalArgumentException badInput) {
            // This is an MPI test with wrong annotations, which the engine reports.
            return true;
        }
    }
}
