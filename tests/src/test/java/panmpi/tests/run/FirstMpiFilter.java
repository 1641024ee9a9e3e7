package panmpi.tests.run;

import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.launcher.PostDiscoveryFilter;
import panmpi.tests.harness.Setup;

/**
 * In the gate, leaves out the case classes with the tag {@code any-mpi} on all MPIs but the first:
 * they test what panmpi does with each MPI alike, and each of them needs a job of its own.
 */
public final class FirstMpiFilter implements PostDiscoveryFilter {
    private static final TestTag ANY_MPI = TestTag.create("any-mpi");

    @Override
    public FilterResult apply(TestDescriptor test) {
        boolean isLeftOut =
                Setup.isGate()
                        && test.getTags().contains(ANY_MPI)
                        && CaseJob.mpi(test.getUniqueId())
                                .filter(mpi -> !mpi.equals(Setup.mpis().getFirst().name()))
                                .isPresent();
        return FilterResult.includedIf(!isLeftOut);
    }
}
